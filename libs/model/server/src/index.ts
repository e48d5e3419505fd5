export { createFactsReader, type FactsReader, type Published } from './facts-reader.ts';
export { createModelModule } from './model-module.ts';
