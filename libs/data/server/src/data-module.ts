import { dataContract } from '@vinlore/data-domain';
import type { Jobs } from '@vinlore/jobs';
import { defineModule, type Logger } from '@vinlore/server-kit';
import { beginImport } from './calls/begin-import.ts';
import { cancelImport, startImport } from './calls/import-acts.ts';
import { importPart } from './calls/import-part.ts';
import { listSources } from './calls/list-sources.ts';
import { faultsFile, listFaults, listImports, readImport } from './calls/read-imports.ts';
import { defineImportJobs } from './imports/import-jobs.ts';
import { importKeeper } from './imports/import-keeper.ts';
import { dataServerMessages } from './messages/index.ts';
import { dataMigrations } from './migrations.ts';
import type { ImportPorts, KnownSources } from './ports.ts';
import type { SourceLedger } from './sources/source-ledger.ts';

/** What the data module needs of others. */
export interface DataParts extends ImportPorts {
  readonly jobs: Pick<Jobs, 'define'>;
  readonly sources: KnownSources;
  readonly ledger: SourceLedger;
  readonly log: Logger;
}

/** The desk's data: imports by upload, and how sources stand. */
export function createDataModule(parts: DataParts) {
  const { jobs, database, sources, ledger, log } = parts;
  const wake = defineImportJobs(jobs, parts, log);
  return defineModule({
    name: 'data',
    contract: dataContract,
    handlers: {
      imports: listImports(parts),
      oneImport: readImport(parts),
      importFaults: listFaults(parts),
      importFaultsFile: faultsFile(parts),
      beginImport: beginImport(parts),
      importPart: importPart(parts),
      startImport: startImport(parts, wake),
      cancelImport: cancelImport(parts),
      sources: listSources(database, sources, ledger),
    },
    migrations: dataMigrations,
    messages: dataServerMessages,
    keepers: [importKeeper(database)],
  });
}
