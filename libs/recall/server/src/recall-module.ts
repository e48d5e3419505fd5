import { recallContract } from '@vinlore/recall-domain';
import { defineModule } from '@vinlore/server-kit';
import { recallCheck } from './calls/by-name.ts';
import { recallsByVin } from './calls/by-vin.ts';
import { recallLists } from './calls/lists.ts';
import { ownRecallWatch } from './calls/own-watch.ts';
import { recallWatches } from './calls/watches.ts';
import { namedVehicles } from './look-up/recalled-models.ts';
import { recallTable } from './look-up/recall-look-up.ts';
import { recallServerMessages } from './messages/index.ts';
import { recallMigrations } from './migrations.ts';
import type { RecallDeps } from './deps.ts';
import { recallOperations } from './v1/recall-operations.ts';
import { defineWatchJobs } from './watches/tell-watchers.ts';
import { watchKeeper } from './watches/watch-keeper.ts';

/** Server module of the recall slice. */
export function createRecallModule(deps: RecallDeps) {
  const { database, decode, catalogue, lookUp } = deps;
  const named = namedVehicles(database, catalogue);
  defineWatchJobs(deps);
  return defineModule({
    name: 'recall',
    contract: recallContract,
    handlers: {
      ...recallLists(named),
      ...recallWatches(deps, named),
      ownRecallWatch: ownRecallWatch(deps),
      recallsByVin: recallsByVin(lookUp, decode),
      recallCheck: recallCheck(lookUp),
    },
    operations: recallOperations(recallTable(database), decode),
    migrations: recallMigrations,
    messages: recallServerMessages,
    keepers: [watchKeeper(database, deps.clock)],
  });
}
