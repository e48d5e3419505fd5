import { garageContract } from '@vinlore/garage-domain';
import { defineModule } from '@vinlore/server-kit';
import { expenseCalls } from './calls/expenses.ts';
import { linkCalls } from './calls/link.ts';
import { vehicleCalls } from './calls/vehicles.ts';
import type { GarageDeps } from './deps.ts';
import { garageKeeper } from './garage-keeper.ts';
import { garageServerMessages } from './messages/index.ts';
import { garageMigrations } from './migrations.ts';

/** Server module of the garage slice. */
export function createGarageModule(deps: GarageDeps) {
  return defineModule({
    name: 'garage',
    contract: garageContract,
    handlers: { ...vehicleCalls(deps), ...expenseCalls(deps), ...linkCalls(deps) },
    migrations: garageMigrations,
    messages: garageServerMessages,
    keepers: [garageKeeper(deps.database)],
  });
}
