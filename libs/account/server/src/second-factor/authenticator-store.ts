import { stepAt, totpCode } from '@vinlore/account-domain';
import { tables, type Tx } from '@vinlore/database';
import { sameText, type TextSealer } from '@vinlore/server-kit';
import type { SecondFactorTables } from './tables.ts';

/** Steps that a clock may be off, before and after (RFC 6238 §5.2 recommends one). */
const DRIFT = 1;

const purposeOf = (accountId: string) => `second-factor ${accountId}`;

/**
 * The step that a code stands for, if it is one of the few of this moment.
 *
 * @param after the newest step that was taken before: neither it nor one before it is taken again
 */
export async function stepOfCode(secret: string, code: string, now: Date, after = -1): Promise<number | null> {
  const middle = stepAt(now);
  let found: number | null = null;
  // All of them are computed, whichever it is.
  for (let step = middle - DRIFT; step <= middle + DRIFT; step++)
    if (sameText(await totpCode(secret, step), code) && step > after) found = step;
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
  const step = await stepOfCode(secret, code, now, Number(known.last_step));
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
