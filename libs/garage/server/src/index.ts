export type { GarageDeps, GarageDocuments, GarageRecalls } from './deps.ts';
export { createGarageModule } from './garage-module.ts';
