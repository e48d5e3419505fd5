import { defineModule } from '@vinlore/server-kit';
import { bulkContract } from '@vinlore/sticker-domain';
import { forDealers } from '../dealers/for-dealers.ts';
import { dealerMessages } from '../dealers/messages/index.ts';
import { bulkKeeper } from './bulk-keeper.ts';
import { bulkCheck } from './calls/check.ts';
import { jobHandlers } from './calls/jobs.ts';
import { resultHandlers } from './calls/results.ts';
import { bulkStart } from './calls/start.ts';
import { bulkMigrations } from './migrations.ts';
import type { BulkPorts } from './ports.ts';
import { defineBulkWork } from './work.ts';

/** Builds dealers' bulk work: a list of VINs in, stickers and a table of results out (docs/decisions.md §4, Dealer). */
export function createBulkModule(ports: BulkPorts) {
  const work = defineBulkWork(ports);
  const { bulkList, bulkProblems, bulkStatus, bulkStop } = jobHandlers(ports);
  return defineModule({
    name: 'bulk',
    contract: bulkContract,
    handlers: {
      bulkCheck: forDealers(bulkCheck(ports.stickers)),
      bulkList: forDealers(bulkList),
      bulkProblems: forDealers(bulkProblems),
      bulkStart: forDealers(bulkStart(ports, work)),
      bulkStatus: forDealers(bulkStatus),
      bulkStop: forDealers(bulkStop),
      ...resultHandlers(ports.stickers),
    },
    migrations: bulkMigrations,
    messages: dealerMessages,
    keepers: [bulkKeeper(ports.stickers.database)],
  });
}
