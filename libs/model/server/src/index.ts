export { createEpaList } from './epa/epa-list.ts';
export { fuelEconomyStock } from './epa/epa-stock.ts';
export { importFuelEconomy } from './epa/load-epa.ts';
export { createFactsReader, type FactsReader, type Published } from './facts-reader.ts';
export { createModelModule } from './model-module.ts';
export { modelLoaders } from './model-loaders.ts';
export { createNcapLabels } from './ncap/ncap-labels.ts';
