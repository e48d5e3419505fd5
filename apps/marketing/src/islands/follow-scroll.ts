export { followScroll } from '@vinlore/browser';
