import { stepAt, totpCode } from '@vinlore/account-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import { sameText, type TextSealer } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { SecondFactorTables } from './tables.ts';

/** Allowed clock drift in time steps, in both directions (RFC 6238 §5.2 recommends one). */
const DRIFT = 1;

const purposeOf = (accountId: string) => `second-factor ${accountId}`;

/**
 * The time step of a code, if it is within the allowed drift.
 *
 * @param after the last step used: it and earlier ones are refused
 */
export function stepOfCode(secret: string, code: string, now: Date, after = -1): number | null {
  const middle = stepAt(now);
  let found: number | null = null;
  // Compute all candidates, so that timing doesn't reveal which one matched.
  for (let step = middle - DRIFT; step <= middle + DRIFT; step++)
    if (sameText(totpCode(secret, step), code) && step > after) found = step;
  return found;
}

/** An authenticator during setup: its secret and the step of the code that just proved it. */
export interface NewAuthenticator {
  readonly accountId: string;
  /** Base32. */
  readonly secret: string;
  readonly step: number;
}

/** Sets an account's authenticator, replacing a previous one. */
export async function setAuthenticator(
  tx: Tx,
  sealer: TextSealer,
  { accountId, secret, step }: NewAuthenticator,
  now: Date,
): Promise<void> {
  const state = { sealed: sealer.seal(purposeOf(accountId), secret), last_step: step, set_at: now };
  await tables<SecondFactorTables>(tx)
    .insertInto('account_authenticator')
    .values({ account_id: accountId, ...state })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(state))
    .execute();
}

/** Whether an account has an authenticator. */
export async function hasAuthenticator(tx: Tx, accountId: string): Promise<boolean> {
  const db = tables<SecondFactorTables>(tx).selectFrom('account_authenticator').select('account_id');
  return (await db.where('account_id', '=', accountId).executeTakeFirst()) !== undefined;
}

/** The secret of an account's authenticator; null if there is none or its sealing key is gone. */
export async function secretOf(tx: Tx, sealer: TextSealer, accountId: string): Promise<string | null> {
  const known = await tables<SecondFactorTables>(tx)
    .selectFrom('account_authenticator')
    .select('sealed')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return known ? sealer.open(purposeOf(accountId), known.sealed) : null;
}

/**
 * Consumes a code of the account's authenticator; a code works once, even across concurrent calls. Re-seals a secret
 * that was sealed with an older key.
 *
 * @returns `unreadable` if the key that sealed the secret is gone: only a reset helps then
 */
export async function takeCode(
  tx: Tx,
  sealer: TextSealer,
  accountId: string,
  code: string,
  now: Date,
): Promise<'taken' | 'refused' | 'unreadable'> {
  const db = tables<SecondFactorTables>(tx);
  const known = await db
    .selectFrom('account_authenticator')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return 'refused';
  const purpose = purposeOf(accountId);
  const secret = sealer.open(purpose, known.sealed);
  if (secret === null) return 'unreadable';
  const step = stepOfCode(secret, code, now, known.last_step);
  if (step === null) return 'refused';
  const sealed = sealer.isCurrent(known.sealed) ? known.sealed : sealer.seal(purpose, secret);
  await db
    .updateTable('account_authenticator')
    .set({ last_step: step, sealed })
    .where('account_id', '=', accountId)
    .execute();
  return 'taken';
}

/** Removes an account's authenticator. @returns false if there was none */
export async function dropAuthenticator(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tables<SecondFactorTables>(tx)
    .deleteFrom('account_authenticator')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Number of secrets sealed with a key, including those that undoing an email change would restore.
 *
 * @param keyId its id in the key ring
 */
export async function secretsSealedBy(source: Database | Tx, keyId: string): Promise<number> {
  const begins = `${keyId.replace(/[\\%_]/g, '\\$&')}.%`;
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from account_authenticator where sealed like ${begins})
      + (select count(*) from account_email_veto veto, jsonb_array_elements(veto.kept -> 'authenticators') as each (factor)
         where factor ->> 'sealed' like ${begins}))::int as count`.execute(tables<object>(source));
  return rows[0]!.count;
}

/**
 * Re-seals every secret with the current key, one at a time, so a concurrent sign-in waits for one row at most. Can be
 * interrupted and resumed.
 *
 * @returns how many were re-sealed, and how many no key in the ring can open
 */
export async function resealSecrets(
  database: Database,
  sealer: TextSealer,
): Promise<{ readonly sealed: number; readonly unreadable: number }> {
  const all = await tables<SecondFactorTables>(database)
    .selectFrom('account_authenticator')
    .select(['account_id', 'sealed'])
    .execute();
  let [sealed, unreadable] = [0, 0];
  for (const { account_id: id } of all.filter((each) => !sealer.isCurrent(each.sealed)))
    await database.transaction(async (tx) => {
      const db = tables<SecondFactorTables>(tx);
      const row = await db
        .selectFrom('account_authenticator')
        .select('sealed')
        .where('account_id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row || sealer.isCurrent(row.sealed)) return;
      const secret = sealer.open(purposeOf(id), row.sealed);
      if (secret === null) {
        unreadable += 1;
        return;
      }
      const anew = sealer.seal(purposeOf(id), secret);
      await db.updateTable('account_authenticator').set({ sealed: anew }).where('account_id', '=', id).execute();
      sealed += 1;
    });
  return { sealed, unreadable };
}
