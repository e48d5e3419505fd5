import { stepAt, totpCode } from '@vinlore/account-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import { sameText, type TextSealer } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { SecondFactorTables } from './tables.ts';

/** Steps that a clock may be off, before and after (RFC 6238 §5.2 recommends one). */
const DRIFT = 1;

const purposeOf = (accountId: string) => `second-factor ${accountId}`;

/**
 * The step that a code stands for, if it is one of the few of this moment.
 *
 * @param after the newest step that was taken before: neither it nor one before it is taken again
 */
export function stepOfCode(secret: string, code: string, now: Date, after = -1): number | null {
  const middle = stepAt(now);
  let found: number | null = null;
  // All of them are computed, whichever it is.
  for (let step = middle - DRIFT; step <= middle + DRIFT; step++)
    if (sameText(totpCode(secret, step), code) && step > after) found = step;
  return found;
}

/** An authenticator as it is set up: its secret, and the step whose code has just proven it. */
export interface NewAuthenticator {
  readonly accountId: string;
  /** Base32. */
  readonly secret: string;
  readonly step: number;
}

/** Sets an account's authenticator in place of a former one. */
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

/** The secret of an account's authenticator; null where there is none, or the key that sealed it is gone. */
export async function secretOf(tx: Tx, sealer: TextSealer, accountId: string): Promise<string | null> {
  const known = await tables<SecondFactorTables>(tx)
    .selectFrom('account_authenticator')
    .select('sealed')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return known ? sealer.open(purposeOf(accountId), known.sealed) : null;
}

/**
 * Takes a code of the account's authenticator; each is taken once, whichever of many calls brings it. A secret that an
 * older key has sealed is sealed anew on that occasion.
 *
 * @returns `unreadable` where the key that sealed the secret is gone: then nothing but a reset helps
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

/** Forgets an account's authenticator. @returns false where there was none */
export async function dropAuthenticator(tx: Tx, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tables<SecondFactorTables>(tx)
    .deleteFrom('account_authenticator')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * How many secrets a key has sealed, those among them that the veto of a change of email would put back.
 *
 * @param keyId its id in the ring
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
 * Seals every secret anew by the current key, one after the other: who gives a code meanwhile waits for one row at most.
 * Killed on the way, the rest is done the next time.
 *
 * @returns how many were sealed anew, and how many no key of the ring opens
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
