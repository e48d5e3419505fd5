/** A file of its own makes it a chunk of its own: it comes with the first scroll, and no page starts with it. */
export { followScroll } from '@vinlore/browser';
