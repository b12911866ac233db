import { language, say } from '../../words/words.svelte';

export const seconds = (millis: number) =>
  say('seconds', { count: (millis / 1000).toLocaleString(language.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) });
