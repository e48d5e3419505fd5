import { memberFactorContract, secondFactorContract } from '@vinlore/account-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { confirmCall, startCall } from './calls/set-up.ts';
import { giveCall, givePasskeyCall, passkeyOptionsCall } from './calls/give.ts';
import { listCall, removeCall, renewCodesCall } from './calls/manage.ts';
import { secondFactorMessages } from './messages/index.ts';
import { secondFactorMigrations } from './migrations.ts';
import { secondFactorKeeper } from './second-factor-keeper.ts';
import type { SecondFactorParts } from './second-factor-parts.ts';

/** Builds the second factor of staff (ADR 24), and that of members, which stands on the same tables and rules. */
export function secondFactorModules(parts: SecondFactorParts): readonly ServerModule[] {
  const ofStaff = defineModule({
    name: 'second-factor',
    contract: secondFactorContract,
    migrations: secondFactorMigrations,
    messages: secondFactorMessages,
    keepers: [secondFactorKeeper(parts.database)],
    handlers: {
      confirm: confirmCall(parts),
      give: giveCall(parts),
      givePasskey: givePasskeyCall(parts),
      list: listCall(parts),
      passkeyOptions: passkeyOptionsCall(parts),
      remove: removeCall(parts),
      renewCodes: renewCodesCall(parts),
      start: startCall(parts),
    },
  });
  const ofMembers = defineModule({
    name: 'member-factor',
    contract: memberFactorContract,
    handlers: {
      confirm: confirmCall(parts),
      list: listCall(parts),
      remove: removeCall(parts),
      renewCodes: renewCodesCall(parts),
      start: startCall(parts),
    },
  });
  return [ofStaff, ofMembers];
}
