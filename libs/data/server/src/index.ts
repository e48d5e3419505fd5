export { createDataModule, type DataModuleDeps } from './data-module.ts';
export { type ImportCommandDeps, importByCommand } from './imports/import-by-command.ts';
export type { Importers, ImportOrder, ImportDeps, KnownSources } from './deps.ts';
export { createSourceLedger, type SourceLedger } from './sources/source-ledger.ts';
export { failedImports } from './imports/failed-imports.ts';
export { downSources } from './sources/down-sources.ts';
export type { OpenDataFacts, OpenDataLoaders, OpenDataSource } from './sync/open-source.ts';
export { OPEN_DATA } from './sync/open-data-facts.ts';
