/** The one thing to do on a page has the focus from the start; the page stays where it is. */
import type { Attachment } from 'svelte/attachments';

export const focused: Attachment<HTMLElement> = (thing) => thing.focus({ preventScroll: true });
