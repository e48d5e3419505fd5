import { randomBytes } from 'node:crypto';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Selectable } from 'kysely';
import { tokenHash } from '../sessions/session-store.ts';
import type { AccountTables } from '../tables.ts';
import type { DeletionTables } from './tables.ts';

const HOUR = 60 * 60_000;
/** How long a request can be confirmed by email. */
const CONFIRM_MS = 48 * HOUR;
/** How long a closed account can be restored before it is erased. */
const UNDO_MS = 14 * 24 * HOUR;
/** Maximum number of confirmation emails to one account per day, so no one can flood a mailbox. */
const REQUESTS_A_DAY = 3;

/** A deletion request row. */
export type Deletion = Selectable<DeletionTables['account_deletion']>;

const from = (source: Database | Tx) => tables<DeletionTables>(source);
const newToken = () => randomBytes(32).toString('base64url');
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/**
 * Stores a request; idempotent by id.
 *
 * @returns the confirmation token and its expiry; null if no email is to be sent: the request is known already, or the
 * account reached today's limit
 */
export async function keepRequest(
  tx: Tx,
  request: { readonly id: string; readonly brand: string; readonly accountId: string },
  now: Date,
): Promise<{ readonly token: string; readonly until: Date } | null> {
  const { id, brand, accountId } = request;
  const recent = await from(tx)
    .selectFrom('account_deletion')
    .select('id')
    .where('account_id', '=', accountId)
    .where('requested_at', '>', later(now, -24 * HOUR))
    .execute();
  if (recent.length >= REQUESTS_A_DAY || recent.some((each) => each.id === id)) return null;
  const [token, until] = [newToken(), later(now, CONFIRM_MS)];
  await from(tx)
    .insertInto('account_deletion')
    .values({
      id,
      brand,
      account_id: accountId,
      state: 'requested',
      requested_at: now,
      confirm_hash: tokenHash(token),
      confirm_until: until,
    })
    .execute();
  return { token, until };
}

/** When the account's open request expires; null if there is none. */
export async function waitingUntil(tx: Tx, accountId: string, now: Date): Promise<Date | null> {
  const waiting = await from(tx)
    .selectFrom('account_deletion')
    .select('confirm_until')
    .where('account_id', '=', accountId)
    .where('state', '=', 'requested')
    .where('confirm_until', '>', now)
    .orderBy('confirm_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return waiting?.confirm_until ?? null;
}

/** The request of a confirmation token, locked until the transaction ends; undefined if the link has expired. */
export function requestToConfirm(tx: Tx, brand: string, token: string, now: Date): Promise<Deletion | undefined> {
  return from(tx)
    .selectFrom('account_deletion')
    .selectAll()
    .where('confirm_hash', '=', tokenHash(token))
    .where('brand', '=', brand)
    .where('state', '=', 'requested')
    .where('confirm_until', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Records that the account is closed. @returns the token to undo it and the erasure time */
export async function noteClosed(
  tx: Tx,
  { id, account_id }: Deletion,
  now: Date,
): Promise<{ token: string; eraseAt: Date }> {
  const [token, eraseAt] = [newToken(), later(now, UNDO_MS)];
  await from(tx)
    .updateTable('account_deletion')
    .set({ state: 'superseded', confirm_hash: null })
    .where('account_id', '=', account_id)
    .where('state', '=', 'requested')
    .where('id', '!=', id)
    .execute();
  await from(tx)
    .updateTable('account_deletion')
    .set({ state: 'closed', closed_at: now, erase_at: eraseAt, confirm_hash: null, undo_hash: tokenHash(token) })
    .where('id', '=', id)
    .execute();
  return { token, eraseAt };
}

/** The closed account's request of an undo token, locked; undefined if the link has expired. */
export function requestToUndo(tx: Tx, brand: string, token: string, now: Date): Promise<Deletion | undefined> {
  return from(tx)
    .selectFrom('account_deletion')
    .selectAll()
    .where('undo_hash', '=', tokenHash(token))
    .where('brand', '=', brand)
    .where('state', '=', 'closed')
    .where('erase_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Records that the account is open again. */
export async function noteRestored(tx: Tx, id: string, now: Date): Promise<void> {
  await from(tx)
    .updateTable('account_deletion')
    .set({ state: 'restored', restored_at: now, undo_hash: null })
    .where('id', '=', id)
    .execute();
}

/** Closes or reopens an account. @returns its email; undefined if it is gone or already in that state */
export async function setClosed(tx: Tx, accountId: string, closedAt: Date | null): Promise<string | undefined> {
  const changed = await tables<AccountTables>(tx)
    .updateTable('account')
    .set({ closed_at: closedAt })
    .where('id', '=', accountId)
    .where('closed_at', closedAt ? 'is' : 'is not', null)
    .returning('email')
    .executeTakeFirst();
  return changed?.email;
}

/** Requests due for erasure, oldest first. */
export async function dueDeletions(database: Database, now: Date): Promise<readonly string[]> {
  const due = await from(database)
    .selectFrom('account_deletion')
    .select('id')
    .where('state', '=', 'closed')
    .where('erase_at', '<=', now)
    .orderBy('erase_at')
    .execute();
  return due.map(({ id }) => id);
}

/**
 * A closed account and the request that will erase it, both locked; undefined if another process has it or it is no
 * longer due. Not due if the account was reopened another way, even if closed again since: the new request has its own
 * 14 days.
 *
 * @param which `dueAt`: only if its 14 days are up by then; `brand`: only if it belongs to this brand
 */
export function lockClosed(tx: Tx, id: string, which: { readonly dueAt?: Date; readonly brand?: string }) {
  let closed = tables<DeletionTables & AccountTables>(tx)
    .selectFrom('account_deletion')
    .innerJoin('account', 'account.id', 'account_deletion.account_id')
    .select(['account.id as accountId', 'account.brand', 'account.email', 'account.language'])
    .where('account_deletion.id', '=', id)
    .where('account_deletion.state', '=', 'closed')
    .whereRef('account.closed_at', '=', 'account_deletion.closed_at');
  if (which.dueAt) closed = closed.where('account_deletion.erase_at', '<=', which.dueAt);
  if (which.brand !== undefined) closed = closed.where('account.brand', '=', which.brand);
  return closed.forUpdate().skipLocked().executeTakeFirst();
}

/** Records that the account is erased. */
export async function noteErased(tx: Tx, id: string, now: Date): Promise<void> {
  await from(tx)
    .updateTable('account_deletion')
    .set({ state: 'erased', erased_at: now, undo_hash: null })
    .where('id', '=', id)
    .execute();
}
