import type { deletionContract } from '@vinlore/account-domain';
import { acrossBrands, type Database } from '@vinlore/database';
import type { DataKeeper, DataOwner, Handler } from '@vinlore/server-kit';
import { ownersOf } from '../accounts/owners-of.ts';

/** Everything stored about the caller, by slice, including accounts merged into theirs. */
export function exportDataCall(
  database: Database,
  keepers: readonly DataKeeper[],
): Handler<typeof deletionContract.exportData> {
  return async (_input, { actor, brand }) => {
    const owner = { id: actor.accountId, email: actor.email, brand };
    const own = await exportOf(keepers, owner);
    const merged = [];
    // Sequential, because each account already queries all keepers concurrently.
    for (const each of (await ownersOf(database, owner)).slice(0, -1)) merged.push(await exportOf(keepers, each));
    return merged.length > 0 ? { ...own, merged_accounts: merged } : own;
  };
}

async function exportOf(keepers: readonly DataKeeper[], owner: DataOwner): Promise<Record<string, unknown>> {
  const parts = await Promise.all(
    // Staff have left traces at other brands' desks too.
    keepers.map(async (keeper) => [keeper.name, await acrossBrands(() => keeper.exportOf(owner))] as const),
  );
  return Object.fromEntries(parts);
}
