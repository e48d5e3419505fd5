import { permits } from '@vinlore/contract';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Actor } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { newToken, tokenHash } from '../sessions/session-store.ts';
import type { ViewTables } from './tables.ts';

/** A view lasts at most 15 minutes. */
const VIEW_MS = 15 * 60_000;
/** The desk's link to a view is valid for a minute. */
const VIEW_CODE_MS = 60_000;

/** Prefix that distinguishes a view's token from a session's. */
const PREFIX = 'view.';
const TOKEN = /^view\.[\w-]{43}$/;

/** A requested view. */
export interface AskedView {
  readonly accountId: string;
  readonly brand: string;
  readonly staffId: string;
  readonly staffSessionId: string;
  readonly reason: string;
}

/**
 * Stores a view that can be opened within a minute. @returns its id and end, and its link's code, which isn't stored
 */
export async function keepView(tx: Tx, view: AskedView, now: Date) {
  const code = newToken();
  const until = new Date(now.getTime() + VIEW_MS);
  const { id } = await tables<ViewTables>(tx)
    .insertInto('account_view')
    .values({
      account_id: view.accountId,
      brand: view.brand,
      staff_id: view.staffId,
      staff_session_id: view.staffSessionId,
      reason: view.reason,
      code_hash: tokenHash(code),
      created_at: now,
      code_expires_at: new Date(now.getTime() + VIEW_CODE_MS),
      expires_at: until,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, code, until };
}

/** Exchanges a link's code for the view's token, once. @returns undefined if the code is invalid */
export async function openView(tx: Tx, brand: string, code: string, now: Date) {
  const token = PREFIX + newToken();
  const opened = await tables<ViewTables>(tx)
    .updateTable('account_view')
    .set({ token_hash: tokenHash(token), code_hash: null })
    .where('code_hash', '=', tokenHash(code))
    .where('brand', '=', brand)
    .where('code_expires_at', '>', now)
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst();
  return opened && { token, until: opened.expires_at };
}

/** Ends a view. @returns the viewer; undefined if it had already ended */
export function endView(tx: Tx, id: string, now: Date): Promise<{ account_id: string; staff_id: string } | undefined> {
  return tables<ViewTables>(tx)
    .updateTable('account_view')
    .set({ ended_at: now, code_hash: null, token_hash: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['account_id', 'staff_id'])
    .executeTakeFirst();
}

/** A staff user's views that are open or can still be opened. */
export async function openViewsOf(tx: Tx, staffId: string): Promise<readonly string[]> {
  const rows = await tables<ViewTables>(tx)
    .selectFrom('account_view')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

interface ViewRow {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly dealer: boolean;
  readonly staffId: string;
  readonly staffRoles: readonly string[];
}

/** Whether a token is a view token, valid or not. */
export const isViewToken = (token: string): boolean => TOKEN.test(token);

/**
 * The actor of a view's token: the viewed member without their roles, marked as viewed. Checked on each call, so a view
 * ends with the viewer's desk session, their permission, the member's closing or suspension, and its time.
 *
 * @returns null if the token is unknown, of another brand, used at the desk's host, or expired
 */
export async function actorOfView(
  database: Database,
  brand: string,
  token: string,
  now: Date,
  { desk }: { readonly desk: boolean },
): Promise<Actor | null> {
  if (desk || !isViewToken(token)) return null;
  const { rows } = await sql<ViewRow>`
    select view.id, account.id as "accountId", account.email, account.is_dealer as dealer,
      staff.id as "staffId", staff.roles as "staffRoles"
    from account_view view
    join account on account.id = view.account_id and account.brand = view.brand
    join account staff on staff.id = view.staff_id
    join account_session session on session.id = view.staff_session_id and session.account_id = view.staff_id
    where view.token_hash = ${tokenHash(token)} and view.brand = ${brand} and view.ended_at is null
      and view.expires_at > ${now}
      and account.closed_at is null and account.suspended_at is null and not account.holder
      and not 'staff' = any (account.roles) and account.person <> staff.person
      and session.desk and session.brand = view.brand and session.revoked_at is null
      and session.second_factor_at is not null and session.expires_at > ${now}
      and staff.closed_at is null and staff.suspended_at is null
      and (staff.brand = view.brand or view.brand = any (staff.staff_brands))`.execute(tables<object>(database));
  const [found] = rows;
  if (!found || !permits(found.staffRoles, 'support')) return null;
  const { id, accountId, email, dealer, staffId } = found;
  return { accountId, sessionId: id, email, dealer, roles: [], viewing: { staffId } };
}
