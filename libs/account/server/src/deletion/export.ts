import type { deletionContract } from '@vinlore/account-domain';
import { acrossBrands, type Database } from '@vinlore/database';
import type { DataKeeper, DataOwner, Handler } from '@vinlore/server-kit';
import { ownersOf } from '../accounts/owners-of.ts';

/** All that is kept of the member who asks, by who keeps it; of accounts that were merged into theirs, in the same way. */
export function exportDataCall(
  database: Database,
  keepers: readonly DataKeeper[],
): Handler<typeof deletionContract.exportData> {
  return async (_input, { actor, brand }) => {
    const owner = { id: actor.accountId, email: actor.email, brand };
    const own = await exportOf(keepers, owner);
    const merged = [];
    // One after the other: each account asks all keepers at once.
    for (const each of (await ownersOf(database, owner)).slice(0, -1)) merged.push(await exportOf(keepers, each));
    return merged.length > 0 ? { ...own, merged_accounts: merged } : own;
  };
}

async function exportOf(keepers: readonly DataKeeper[], owner: DataOwner): Promise<Record<string, unknown>> {
  const parts = await Promise.all(
    // Who is on the staff has left traces at the desks of other brands too.
    keepers.map(async (keeper) => [keeper.name, await acrossBrands(() => keeper.exportOf(owner))] as const),
  );
  return Object.fromEntries(parts);
}
