/** A separate chunk, loaded if the look changes while the page is open. */
export { applyLook } from '@vinlore/theming';
