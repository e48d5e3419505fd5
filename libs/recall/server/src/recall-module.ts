import { recallContract } from '@vinlore/recall-domain';
import { defineModule } from '@vinlore/server-kit';
import { recallCheck } from './calls/by-name.ts';
import { recallsByVin } from './calls/by-vin.ts';
import { recallLists } from './calls/lists.ts';
import { recallWatches } from './calls/watches.ts';
import { namedVehicles } from './look-up/named-vehicles.ts';
import { recallServerMessages } from './messages/index.ts';
import { recallMigrations } from './migrations.ts';
import type { RecallPorts } from './ports.ts';
import { defineWatchJobs } from './watches/tell-watchers.ts';
import { watchKeeper } from './watches/watch-keeper.ts';

/** The recall module’s server half. */
export function createRecallModule(ports: RecallPorts) {
  const { database, decode, catalogue, lookUp } = ports;
  const named = namedVehicles(database, catalogue);
  defineWatchJobs(ports);
  return defineModule({
    name: 'recall',
    contract: recallContract,
    handlers: {
      ...recallLists(named),
      ...recallWatches(ports, named),
      recallsByVin: recallsByVin(lookUp, decode),
      recallCheck: recallCheck(lookUp),
    },
    migrations: recallMigrations,
    messages: recallServerMessages,
    keepers: [watchKeeper(database)],
  });
}
