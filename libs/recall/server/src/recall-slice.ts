import { recallContract } from '@vinlore/recall-domain';
import { defineSlice } from '@vinlore/server-kit';
import { recallCheck } from './calls/by-name.ts';
import { recallsByVin } from './calls/by-vin.ts';
import { recallLists } from './calls/lists.ts';
import { namedVehicles } from './look-up/named-vehicles.ts';
import { recallTable } from './look-up/recall-look-up.ts';
import { recallServerMessages } from './messages/index.ts';
import { recallMigrations } from './migrations.ts';
import type { RecallPorts } from './ports.ts';

const { recallYears, recallMakes, recallModels, recallsByVin: byVin, recallCheck: byName } = recallContract;

/** The recall slice’s server half. */
export function createRecallSlice({ database, decode, catalogue }: RecallPorts) {
  const lookUp = recallTable(database);
  return defineSlice({
    name: 'recall',
    contract: { recallYears, recallMakes, recallModels, recallsByVin: byVin, recallCheck: byName },
    handlers: {
      ...recallLists(namedVehicles(database, catalogue)),
      recallsByVin: recallsByVin(lookUp, decode),
      recallCheck: recallCheck(lookUp),
    },
    migrations: recallMigrations,
    messages: recallServerMessages,
  });
}
