/** What a table of this game needs, fetched as one file. */
export { default as board } from './board/Board.svelte';
export { guide } from './guide';
export { default as place } from './board/Place.svelte';
