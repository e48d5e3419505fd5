import { memberFactorContract, secondFactorContract } from '@vinlore/account-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { confirmCall, startCall } from './calls/set-up.ts';
import { giveCall, givePasskeyCall, passkeyOptionsCall } from './calls/give.ts';
import { listCall, removeCall, renewCodesCall } from './calls/manage.ts';
import { secondFactorMessages } from './messages/index.ts';
import { secondFactorMigrations } from './migrations.ts';
import { secondFactorKeeper } from './second-factor-keeper.ts';
import type { SecondFactorDeps } from './second-factor-deps.ts';

/** Builds the second factor of staff (ADR 24) and of members, which shares its tables and rules. */
export function secondFactorModules(deps: SecondFactorDeps): readonly ServerModule[] {
  const ofStaff = defineModule({
    name: 'second-factor',
    contract: secondFactorContract,
    migrations: secondFactorMigrations,
    messages: secondFactorMessages,
    keepers: [secondFactorKeeper(deps.database)],
    handlers: {
      confirm: confirmCall(deps),
      give: giveCall(deps),
      givePasskey: givePasskeyCall(deps),
      list: listCall(deps),
      passkeyOptions: passkeyOptionsCall(deps),
      remove: removeCall(deps),
      renewCodes: renewCodesCall(deps),
      start: startCall(deps),
    },
  });
  const ofMembers = defineModule({
    name: 'member-factor',
    contract: memberFactorContract,
    handlers: {
      confirm: confirmCall(deps),
      list: listCall(deps),
      remove: removeCall(deps),
      renewCodes: renewCodesCall(deps),
      start: startCall(deps),
    },
  });
  return [ofStaff, ofMembers];
}
