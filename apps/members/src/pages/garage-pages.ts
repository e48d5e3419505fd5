/** The garage pages share one chunk because they share components. */
export { GarageEntryPage } from './garage/garage-entry-page.tsx';
export { GaragePage } from './garage/garage-page.tsx';
