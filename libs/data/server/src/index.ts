export { createDataSlice, type DataParts } from './data-slice.ts';
export { type CommandPorts, importByCommand } from './imports/import-by-command.ts';
export type { Importers, ImportOrder, ImportPorts, KnownSources } from './ports.ts';
export { createSourceLedger, type SourceLedger } from './sources/source-ledger.ts';
