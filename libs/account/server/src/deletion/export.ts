import type { deletionContract } from '@vinlore/account-domain';
import { acrossBrands } from '@vinlore/database';
import type { DataKeeper, Handler } from '@vinlore/server-kit';

/** All that is kept of the member who asks, by who keeps it. */
export function exportDataCall(keepers: readonly DataKeeper[]): Handler<typeof deletionContract.exportData> {
  return async (_input, { actor, brand }) => {
    const owner = { id: actor.accountId, email: actor.email, brand };
    const parts = await Promise.all(
      // Who is on the staff has left traces at the desks of other brands too.
      keepers.map(async (keeper) => [keeper.name, await acrossBrands(() => keeper.exportOf(owner))] as const),
    );
    return Object.fromEntries(parts);
  };
}
