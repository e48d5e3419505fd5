import { recordAct } from '@vinlore/audit';
import { tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { AccountTables } from '../tables.ts';

/** What of the quick start was still open. */
export interface ClosedSamples {
  readonly accounts: number;
  readonly sessions: number;
  readonly gates: number;
}

/** Tables that let someone in without a password, or reopen an account; each refers to its account by `account_id`. */
const KEYS = [
  'account_authenticator',
  'account_recovery_code',
  'passkey',
  'account_identity',
  'account_hand_over',
  'account_email_veto',
] as const;

/**
 * Closes the sample accounts in production: removes passwords, permissions, second factors, and passkeys, ends their
 * sessions, and invalidates emailed links. Closes sample gates too. Idempotent; seeding a trial reopens them.
 *
 * @returns what was open until now
 */
export async function closeSamples(tx: Tx, now: Date): Promise<ClosedSamples> {
  const db = tables<AccountTables>(tx);
  const samples = sql`select id from account where is_sample`;
  const closed = await db
    .updateTable('account')
    .set({ closed_at: sql`coalesce(closed_at, ${now})`, password_hash: null, roles: [], staff_brands: [] })
    .where('is_sample', '=', true)
    .where((is) => is.or([is('closed_at', 'is', null), is('password_hash', 'is not', null)]))
    .returning(['id', 'brand'])
    .execute();
  const sessions = await db
    .updateTable('account_session')
    .set({ revoked_at: now })
    .where(sql<boolean>`account_id in (${samples})`)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  for (const table of KEYS) await sql`delete from ${sql.table(table)} where account_id in (${samples})`.execute(db);
  await sql`delete from account_email_change where account_id in (${samples})`.execute(db);
  for (const table of ['account_reset', 'account_registration'] as const)
    await sql`delete from ${sql.table(table)} mailed using account
      where account.is_sample and account.brand = mailed.brand and account.email = mailed.email`.execute(db);
  await sql`update account_deletion set state = 'superseded', confirm_hash = null, undo_hash = null
    where account_id in (${samples}) and state in ('requested', 'closed')`.execute(db);
  const gates = await db.deleteFrom('account_gate').where('is_sample', '=', true).returning('brand').execute();
  for (const { id, brand } of closed)
    await recordAct(tx, { brand, actor: null, act: 'account.sample-closed', subject: { kind: 'account', id } });
  for (const { brand } of gates)
    await recordAct(tx, { brand, actor: null, act: 'account.gate-closed', subject: { kind: 'gate', id: brand } });
  return { accounts: closed.length, sessions: Number(sessions.numUpdatedRows), gates: gates.length };
}
