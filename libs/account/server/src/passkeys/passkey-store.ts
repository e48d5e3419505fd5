import type { Passkey } from '@vinlore/account-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Insertable, Selectable } from 'kysely';
import type { PasskeyTables } from './tables.ts';

/** A passkey as the table holds it. */
export type PasskeyRow = Selectable<PasskeyTables['passkey']>;

/** Whose passkeys: each question names account and brand. */
export interface Owner {
  readonly accountId: string;
  readonly brand: string;
}

/** Passkeys of an account, the oldest first. */
export function passkeysOf(source: Database | Tx, { accountId, brand }: Owner): Promise<PasskeyRow[]> {
  return tables<PasskeyTables>(source)
    .selectFrom('passkey')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('brand', '=', brand)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The passkey of a credential within a brand. */
export function findCredential(database: Database, brand: string, credentialId: string) {
  return tables<PasskeyTables>(database)
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('brand', '=', brand)
    .executeTakeFirst();
}

/** @returns the passkey, or undefined where its credential was added before, to whichever account */
export function insertIfNew(tx: Tx, passkey: Insertable<PasskeyTables['passkey']>): Promise<PasskeyRow | undefined> {
  return tables<PasskeyTables>(tx)
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** @returns the renamed passkey, or undefined where the owner has none of that id */
export function rename(tx: Tx, owner: Owner, id: string, name: string): Promise<PasskeyRow | undefined> {
  return tables<PasskeyTables>(tx)
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .returningAll()
    .executeTakeFirst();
}

/** @returns the removed passkey, or undefined where the owner has none of that id */
export function remove(tx: Tx, owner: Owner, id: string): Promise<PasskeyRow | undefined> {
  return tables<PasskeyTables>(tx)
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Notes a use whose signature was good.
 *
 * @returns `copied`: the authenticator counts, but not further than another answer did before, so two of them hold this
 *   key (WebAuthn §6.1.1) and nothing is noted; `removed`: it is gone meanwhile
 */
export async function noteUse(
  tx: Tx,
  id: string,
  use: { readonly counter: number; readonly synced: boolean; readonly at: Date },
): Promise<'noted' | 'copied' | 'removed'> {
  const db = tables<PasskeyTables>(tx);
  // Locked, so that of two answers with one count only the first is taken.
  const known = await db.selectFrom('passkey').select('counter').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!known) return 'removed';
  const before = known.counter;
  if ((use.counter > 0 || before > 0) && use.counter <= before) return 'copied';
  await db
    .updateTable('passkey')
    .set({ counter: use.counter, synced: use.synced, last_used_at: use.at })
    .where('id', '=', id)
    .execute();
  return 'noted';
}

/** A passkey as its owner sees it. */
export function passkeyView({ id, name, rp_id, credential_id, synced, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    id,
    name,
    rp_id,
    credential_id,
    synced,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  };
}
