import { bulkContract } from '@vinlore/contract';
import { defineModule } from '@vinlore/server-kit';
import { bulkKeeper } from './bulk-keeper.ts';
import { bulkCheck } from './calls/check.ts';
import { jobHandlers } from './calls/jobs.ts';
import { resultHandlers } from './calls/results.ts';
import { bulkStart } from './calls/start.ts';
import type { BulkDeps } from './deps.ts';
import { forDealers } from './for-dealers.ts';
import { bulkMessages } from './messages/index.ts';
import { bulkMigrations } from './migrations.ts';
import { defineBulkWork } from './work.ts';

/**
 * Builds the module for dealers' bulk jobs: a list of VINs in, documents and a results table out (docs/decisions.md §4,
 * Dealer).
 */
export function createBulkModule(deps: BulkDeps) {
  const work = defineBulkWork(deps);
  const { bulkList, bulkProblems, bulkRows, bulkStatus, bulkStop } = jobHandlers(deps);
  return defineModule({
    name: 'bulk',
    contract: bulkContract,
    handlers: {
      bulkCheck: forDealers(bulkCheck(deps)),
      bulkList: forDealers(bulkList),
      bulkProblems: forDealers(bulkProblems),
      bulkRows: forDealers(bulkRows),
      bulkStart: forDealers(bulkStart(deps, work)),
      bulkStatus: forDealers(bulkStatus),
      bulkStop: forDealers(bulkStop),
      ...resultHandlers(deps),
    },
    migrations: bulkMigrations,
    messages: bulkMessages,
    keepers: [bulkKeeper(deps.database)],
  });
}
