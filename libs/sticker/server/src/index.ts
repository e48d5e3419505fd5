export { type CatalogueParts, createCatalogueSlice, createStickerCatalogue } from './catalogue/catalogue-slice.ts';
export { importFuelEconomy } from './catalogue/epa/import-fuel-economy.ts';
export { importCatalogue } from './catalogue/imported/import-catalogue.ts';
export { seedSampleCatalogue } from './catalogue/sample/seed-catalogue.ts';
export type { CatalogueQuery, StickerCatalogue } from './catalogue/sticker-catalogue.ts';
export { createStickerMaker } from './making/sticker-maker.ts';
export { drawSticker } from './paper/typeset-sticker.ts';
export { type CreditGate, type DealerDesk, type StickerPorts } from './ports.ts';
export { createStickerSlice } from './sticker-slice.ts';
