import { language } from './src/words/words.svelte';

// Run for every file, also where files share a page: each begins as a first visit does.
await Promise.all([language.learn('en'), language.learn('fr')]);
localStorage.clear();
language.speak('en');
