import { recordAct } from '@vinlore/audit';
import { acrossBrands, type Database, tables, type Tx } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import { ownersOf } from '../accounts/owners-of.ts';
import type { AccountTables } from '../tables.ts';
import { accountKeepers } from './account-keepers.ts';
import type { DeletionDeps } from './deps.ts';
import { type ErasureLog, fingerprintOf } from './erasure-log.ts';
import type { DeletionTables } from './tables.ts';

/** Accounts whose id is compared at a time. */
const PAGE = 5_000;

/** Adds the erasures that the database knows to the list outside it, such as those from before there was a list. */
export async function listErasures(database: Database, log: ErasureLog, now: Date): Promise<void> {
  const erased = await tables<DeletionTables>(database)
    .selectFrom('account_deletion')
    .select('account_id')
    .where('state', '=', 'erased')
    .execute();
  log.add(
    erased.map(({ account_id }) => account_id),
    now,
  );
}

/** Result of erasing again. */
export interface ErasedAgain {
  readonly erased: number;
  /** Accounts of brands that this product doesn't serve anymore, which are still there. */
  readonly left: number;
}

/**
 * After a restore, erases the accounts that had been erased since the backup. Each goes in one transaction, without an
 * email: its member got the receipt at the time. Running it again erases nothing more.
 *
 * @param fingerprints of the erased accounts
 */
export async function eraseAgain(
  deps: Pick<DeletionDeps, 'database' | 'brands' | 'keepers' | 'clock'>,
  fingerprints: ReadonlySet<string>,
): Promise<ErasedAgain> {
  const keepers = [...deps.keepers, ...accountKeepers(deps.database)];
  let [erased, left] = [0, 0];
  for (const account of await restoredAmong(deps.database, fingerprints)) {
    const brand = deps.brands.find(({ key }) => key === account.brand);
    if (!brand) left += 1;
    else if (await deps.database.transaction((tx) => erase(deps, tx, keepers, { ...account, brand }))) erased += 1;
  }
  return { erased, left };
}

async function restoredAmong(database: Database, fingerprints: ReadonlySet<string>) {
  const found: { id: string; brand: string; email: string }[] = [];
  if (fingerprints.size === 0) return found;
  const accounts = tables<AccountTables>(database).selectFrom('account').select(['id', 'brand', 'email']).orderBy('id');
  for (let page = await accounts.limit(PAGE).execute(); page.length > 0;) {
    found.push(...page.filter(({ id }) => fingerprints.has(fingerprintOf(id))));
    page = await accounts.where('id', '>', page.at(-1)!.id).limit(PAGE).execute();
  }
  return found;
}

async function erase(
  { clock }: Pick<DeletionDeps, 'clock'>,
  tx: Tx,
  keepers: readonly DataKeeper[],
  { id, email, brand }: Parameters<DataKeeper['erase']>[1],
): Promise<boolean> {
  const account = await tables<AccountTables>(tx)
    .selectFrom('account')
    .select('closed_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // Gone already, with the account that it was merged into.
  if (!account) return false;
  for (const owner of await ownersOf(tx, { id, email, brand }))
    for (const keeper of keepers)
      await acrossBrands(async () => {
        // In the backup it may still have a plan that renews.
        if (account.closed_at === null) await keeper.close?.(tx, owner);
        await keeper.erase(tx, owner);
      });
  await noteErasedAgain(tx, id, brand.key, clock());
  const subject = { kind: 'account', id };
  await recordAct(tx, { brand: brand.key, actor: null, act: 'account.erased', subject, detail: { again: true } });
  return true;
}

async function noteErasedAgain(tx: Tx, accountId: string, brand: string, now: Date): Promise<void> {
  const erased = { state: 'erased', erased_at: now, confirm_hash: null, undo_hash: null } as const;
  const { numUpdatedRows } = await tables<DeletionTables>(tx)
    .updateTable('account_deletion')
    .set(erased)
    .where('account_id', '=', accountId)
    .where('state', 'in', ['requested', 'closed'])
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await tables<DeletionTables>(tx)
    .insertInto('account_deletion')
    .values({ ...erased, brand, account_id: accountId, requested_at: now, confirm_until: now })
    .execute();
}
