export { createDataModule, type DataParts } from './data-module.ts';
export { type CommandPorts, importByCommand } from './imports/import-by-command.ts';
export type { Importers, ImportOrder, ImportPorts, KnownSources } from './ports.ts';
export { createSourceLedger, type SourceLedger } from './sources/source-ledger.ts';
export { failedImports } from './imports/failed-imports.ts';
export { downSources } from './sources/down-sources.ts';
