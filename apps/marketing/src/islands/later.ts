export { followScroll, keepOffline } from '@vinlore/browser';
