import { dataContract } from '@vinlore/data-domain';
import type { Jobs } from '@vinlore/jobs';
import { defineModule, type Logger } from '@vinlore/server-kit';
import { beginImport } from './calls/begin-import.ts';
import { cancelImport, startImport } from './calls/import-acts.ts';
import { importPart } from './calls/import-part.ts';
import { openDataCalls } from './calls/open-data-acts.ts';
import { undoImport, weighUndo } from './calls/undo-import.ts';
import { listSources } from './calls/list-sources.ts';
import { faultsFile, listFaults, listImports, readImport } from './calls/read-imports.ts';
import { defineImportJobs } from './imports/import-jobs.ts';
import { importKeeper } from './imports/import-keeper.ts';
import { dataServerMessages } from './messages/index.ts';
import { dataMigrations } from './migrations.ts';
import type { ImportDeps, KnownSources } from './deps.ts';
import type { OpenData } from './sync/open-data.ts';
import type { SourceLedger } from './sources/source-ledger.ts';

/** Dependencies of the data module. */
export interface DataModuleDeps extends ImportDeps {
  readonly jobs: Pick<Jobs, 'define'>;
  readonly sources: KnownSources;
  readonly ledger: SourceLedger;
  readonly openData: OpenData;
  readonly log: Logger;
}

/** Server module for imports and data sources. */
export function createDataModule(deps: DataModuleDeps) {
  const { jobs, database, sources, ledger, openData, log } = deps;
  const wake = defineImportJobs(jobs, deps, log);
  return defineModule({
    name: 'data',
    contract: dataContract,
    handlers: {
      imports: listImports(deps),
      oneImport: readImport(deps),
      importFaults: listFaults(deps),
      importFaultsFile: faultsFile(deps),
      beginImport: beginImport(deps),
      importPart: importPart(deps),
      startImport: startImport(deps, wake),
      cancelImport: cancelImport(deps),
      weighUndo: weighUndo(deps),
      undoImport: undoImport(deps),
      sources: listSources(database, sources, ledger),
      ...openDataCalls(database, openData),
    },
    migrations: dataMigrations,
    messages: dataServerMessages,
    keepers: [importKeeper(database)],
  });
}
