/** A separate file so it becomes a separate chunk that loads on first scroll. */
export { followScroll } from '@vinlore/browser';
