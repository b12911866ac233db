import { language } from './src/words/words.svelte';

await Promise.all([language.learn('en'), language.learn('fr')]);
