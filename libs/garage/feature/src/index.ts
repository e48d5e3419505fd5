export { EntryPage, type EntryPageProps } from './entry/entry-page.tsx';
export { Garage, type GarageProps } from './list/garage.tsx';
export { garageMessages } from './messages/index.ts';
export { SaveToGarage, type SaveToGarageProps } from './save/save-to-garage.tsx';
