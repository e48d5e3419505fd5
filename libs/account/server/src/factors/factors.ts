import type { FactorState, OwnFactors } from '@vinlore/account-domain';
import { deskHost } from '@vinlore/brand';
import { PROOF_REASON } from '@vinlore/contract';
import { type Database, tables, type Tx } from '@vinlore/database';
import { type CallContext, refuse } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { sessionProof, twoFactorsOf } from './session-proof.ts';
import type { AccountTables } from '../tables.ts';
import { dropAuthenticator } from './authenticator-store.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';

interface FactorRow {
  readonly id: string;
  readonly set_at: Date | null;
  readonly passkeys: string;
  readonly recovery_codes: string;
}

/** Second factors by account. */
export async function factorsOfAll(
  source: Database | Tx,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, OwnFactors>> {
  const { rows } = await sql<FactorRow>`
    select account.id, authenticator.set_at,
      (select count(*) from passkey where passkey.account_id = account.id) as passkeys,
      (select count(*) from account_recovery_code code where code.account_id = account.id) as recovery_codes
    from account left join account_authenticator authenticator on authenticator.account_id = account.id
    where account.id = any (${[...accountIds]}::uuid[])`.execute(tables<object>(source));
  return new Map(
    rows.map(({ id, set_at, passkeys, recovery_codes }) => [
      id,
      {
        authenticator: set_at && { set_at: set_at.toISOString() },
        passkeys: Number(passkeys),
        recovery_codes: Number(recovery_codes),
      },
    ]),
  );
}

const NONE: OwnFactors = { authenticator: null, passkeys: 0, recovery_codes: 0 };

/** Available second factors of an account. */
export async function factorsOf(source: Database | Tx, accountId: string): Promise<OwnFactors> {
  return (await factorsOfAll(source, [accountId])).get(accountId) ?? NONE;
}

/** Second-factor state of a session. */
export function factorState({ authenticator, passkeys }: OwnFactors, given: boolean): FactorState {
  if (given) return 'given';
  return authenticator || passkeys > 0 ? 'wanted' : 'to-set-up';
}

/**
 * Staff change their factors at the desk, after verifying an existing one; otherwise a password alone would suffice.
 * The same applies to dealers, whose credits a second factor protects.
 *
 * @throws Refusal 403
 */
export async function demandGiven(
  source: Database | Tx,
  { actor, brand, desk, text }: CallContext<'bearer' | 'staff'>,
): Promise<void> {
  if (!actor.roles.includes('staff')) {
    const proof = actor.dealer ? await sessionProof(source, actor) : undefined;
    const factors = proof ? twoFactorsOf(proof) : null;
    if (factors !== null && factors !== 'shown')
      refuse(403, text.t('account.proofNeeded'), { reason: PROOF_REASON, ways: factors });
    return;
  }
  // A script on a public page must not be able to register a passkey for the desk.
  if (!desk) refuse(403, text.t('kit.factorsAtDesk', { host: deskHost(brand) }));
  const state = factorState(await factorsOf(source, actor.accountId), actor.secondFactor ?? false);
  if (state === 'wanted') refuse(403, text.t('kit.secondFactor'));
}

/** Locks an account until the transaction ends, so that two concurrent removals of a factor see each other. */
export async function holdAccount(tx: Tx, accountId: string): Promise<void> {
  await tables<AccountTables>(tx)
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Removes all second factors of an account: authenticator, recovery codes, and passkeys. @returns whether it had any
 */
export async function dropFactors(tx: Tx, accountId: string): Promise<boolean> {
  await dropRecoveryCodes(tx, accountId);
  const authenticator = await dropAuthenticator(tx, accountId);
  const { numAffectedRows = 0n } = await sql`delete from passkey where account_id = ${accountId}`.execute(
    tables<object>(tx),
  );
  return authenticator || numAffectedRows > 0n;
}
