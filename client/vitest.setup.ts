import { language, LOCALES } from './src/words/words.svelte';

// Run for every file, also where files share a page: each begins as a first visit does.
await Promise.all(LOCALES.map(language.learn));
localStorage.clear();
language.speak('en');
