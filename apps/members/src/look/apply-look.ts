/** In a chunk of its own, fetched when a look changes while the page is open. */
export { applyLook } from '@vinlore/theming';
