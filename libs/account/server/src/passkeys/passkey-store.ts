import type { Passkey } from '@vinlore/account-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Insertable, Selectable } from 'kysely';
import type { PasskeyTables } from './tables.ts';

/** A passkey row. */
export type PasskeyRow = Selectable<PasskeyTables['passkey']>;

/** Owner of the passkeys: every query names account and brand. */
export interface Owner {
  readonly accountId: string;
  readonly brand: string;
}

/** Passkeys of an account, oldest first. */
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

/** @returns the passkey, or undefined if its credential was already added to any account */
export function insertIfNew(tx: Tx, passkey: Insertable<PasskeyTables['passkey']>): Promise<PasskeyRow | undefined> {
  return tables<PasskeyTables>(tx)
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** @returns the renamed passkey, or undefined if the owner has none with that id */
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

/** @returns the removed passkey, or undefined if the owner has none with that id */
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
 * Records a use with a valid signature.
 *
 * @returns `copied`: the authenticator's counter didn't increase, so the key may be cloned (WebAuthn §6.1.1), and
 * nothing is recorded; `removed`: it was removed concurrently
 */
export async function noteUse(
  tx: Tx,
  id: string,
  use: { readonly counter: number; readonly synced: boolean; readonly at: Date },
): Promise<'noted' | 'copied' | 'removed'> {
  const db = tables<PasskeyTables>(tx);
  // Locked, so that only the first of two responses with the same count is accepted.
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
