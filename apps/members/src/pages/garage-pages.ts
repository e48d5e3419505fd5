/** The pages of the garage come together: they share what draws them. */
export { GarageEntryPage } from './garage/garage-entry-page.tsx';
export { GaragePage } from './garage/garage-page.tsx';
