/** What a table of this game needs, fetched as one file. */
export { default as board } from './Board.svelte';
export { guide } from './guide';
export { default as place } from './Place.svelte';
