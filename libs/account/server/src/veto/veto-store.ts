import { type Database, tables, type Tx } from '@vinlore/database';
import type { TextSigner } from '@vinlore/server-kit';
import { type Selectable, sql } from 'kysely';
import { tokenHash } from '../sessions/session-store.ts';
import type { VetoTables } from './tables.ts';

/** The former address can undo an email change for 72 hours. */
export const VETO_MS = 72 * 60 * 60_000;

/** A former address's right to undo a change. */
export type Veto = Selectable<VetoTables['account_email_veto']>;

/** The undo token is derived from our key, so the emails about the request and about the change carry the same one. */
export const vetoToken = (signer: TextSigner, id: string): string => signer.code('account.email-veto', id);

const vetoes = (source: Database | Tx) => tables<VetoTables>(source);

/**
 * Stores who can undo a change that was just requested, replacing an earlier unconfirmed one. @returns the undo right's
 * id
 */
export async function keepVeto(
  tx: Tx,
  signer: TextSigner,
  change: {
    readonly accountId: string;
    readonly brand: string;
    readonly oldEmail: string;
    readonly expiresAt: Date;
    /** Whether staff requested the change. */
    readonly byStaff: boolean;
  },
): Promise<string> {
  await dropAskedVeto(tx, change.accountId);
  const id = crypto.randomUUID();
  await vetoes(tx)
    .insertInto('account_email_veto')
    .values({
      id,
      account_id: change.accountId,
      brand: change.brand,
      old_email: change.oldEmail,
      token_hash: tokenHash(vetoToken(signer, id)),
      changed_at: null,
      kept: null,
      expires_at: change.expiresAt,
      by_staff: change.byStaff,
    })
    .execute();
  return id;
}

/** Deletes the undo right of a change that was never confirmed. */
export async function dropAskedVeto(tx: Tx, accountId: string): Promise<void> {
  await vetoes(tx)
    .deleteFrom('account_email_veto')
    .where('account_id', '=', accountId)
    .where('changed_at', 'is', null)
    .execute();
}

/** The undo right of a token, without using it. */
export function findVeto(source: Database | Tx, brand: string, token: string, now: Date): Promise<Veto | undefined> {
  return vetoes(source)
    .selectFrom('account_email_veto')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .where('brand', '=', brand)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Snapshots an account's sign-in methods before its email changes, for as long as the former address can undo it:
 * password, passkeys, authenticator, recovery codes, and linked identities. Secrets stay hashed or sealed.
 */
export async function noteChanged(tx: Tx, accountId: string, now: Date): Promise<void> {
  await sql`
    update account_email_veto veto set changed_at = ${now}, expires_at = ${new Date(now.getTime() + VETO_MS)},
      kept = jsonb_build_object(
        'password_hash', account.password_hash,
        'passkeys', (select coalesce(jsonb_agg(row), '[]') from passkey row where row.account_id = account.id),
        'authenticators', (select coalesce(jsonb_agg(row), '[]') from account_authenticator row where row.account_id = account.id),
        'codes', (select coalesce(jsonb_agg(row), '[]') from account_recovery_code row where row.account_id = account.id),
        'identities', (select coalesce(jsonb_agg(row), '[]') from account_identity row where row.account_id = account.id))
    from account where account.id = veto.account_id and veto.account_id = ${accountId} and veto.changed_at is null`.execute(
    tables<object>(tx),
  );
}

/** What an undo restored besides the email. */
export interface Restored {
  /** Whether the password changed with the undo. */
  readonly password: boolean;
}

/**
 * Restores an account's sign-in methods from before its email change and drops those added since. Invalidates later
 * undo rights: the earliest address wins.
 *
 * @throws a unique violation if another account took the address
 */
export async function restoreBefore(tx: Tx, { id, account_id, old_email, step }: Veto): Promise<Restored> {
  const db = tables<object>(tx);
  const { rows } = await sql<Restored>`
    select account.password_hash is distinct from veto.kept ->> 'password_hash' as password
    from account_email_veto veto join account on account.id = veto.account_id
    where veto.id = ${id}`.execute(db);
  await sql`update account set email = ${old_email}, password_hash = veto.kept ->> 'password_hash'
    from account_email_veto veto where veto.id = ${id} and account.id = ${account_id}`.execute(db);
  for (const [table, key] of [
    ['passkey', 'passkeys'],
    ['account_authenticator', 'authenticators'],
    ['account_recovery_code', 'codes'],
    ['account_identity', 'identities'],
  ] as const) {
    await sql`delete from ${sql.table(table)} where account_id = ${account_id}`.execute(db);
    await sql`insert into ${sql.table(table)}
      select row.* from account_email_veto veto,
        jsonb_populate_recordset(null::${sql.table(table)}, veto.kept -> ${sql.lit(key)}) row
      where veto.id = ${id} on conflict do nothing`.execute(db);
  }
  await vetoes(tx)
    .deleteFrom('account_email_veto')
    .where('account_id', '=', account_id)
    .where((is) => is.or([is('changed_at', 'is', null), is('step', '>=', step)]))
    .execute();
  return rows[0]!;
}

/** The undo right of an address whose account just changed. @returns its id */
export async function vetoOf(tx: Tx, accountId: string, oldEmail: string): Promise<string | undefined> {
  const veto = await vetoes(tx)
    .selectFrom('account_email_veto')
    .select('id')
    .where('account_id', '=', accountId)
    .where('old_email', '=', oldEmail)
    .where('changed_at', 'is not', null)
    .orderBy('step', 'desc')
    .executeTakeFirst();
  return veto?.id;
}

/** Whether a former address can still recover its account and is therefore reserved. @returns the account's id */
export async function reservedFor(
  source: Database | Tx,
  brand: string,
  email: string,
  now: Date,
): Promise<string | undefined> {
  const veto = await vetoes(source)
    .selectFrom('account_email_veto')
    .select('account_id')
    .where('brand', '=', brand)
    .where('old_email', '=', email)
    .where('changed_at', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('step')
    .executeTakeFirst();
  return veto?.account_id;
}
