export type { Importers, ImportOrder, ImportPorts, KnownSources } from './ports.ts';
