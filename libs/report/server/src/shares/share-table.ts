import { randomBytes } from 'node:crypto';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Section } from '@vinlore/report-domain';
import { sql } from 'kysely';
import type { Owner, ReportTables, StoredReport } from '../report-table.ts';

/** A link to a report. */
export interface StoredShare {
  id: string;
  brand: string;
  account_id: string;
  report_id: string;
  hidden: Section[];
  hide_vin: boolean;
  hide_mileage: boolean;
  made_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  views: number;
  last_viewed_at: Date | null;
}

interface ShareTables extends ReportTables {
  report_share: StoredShare;
}

const from = (source: Database | Tx) => tables<ShareTables>(source);

/** What a link shows, and how long it lasts. */
export type NewShare = Pick<
  StoredShare,
  'report_id' | 'hidden' | 'hide_vin' | 'hide_mileage' | 'made_at' | 'expires_at'
>;

/** Stores a new link under an ID that can't be guessed. */
export async function keepShare(tx: Tx, owner: Owner, share: NewShare): Promise<StoredShare> {
  return from(tx)
    .insertInto('report_share')
    .values({
      ...share,
      id: randomBytes(16).toString('base64url'),
      brand: owner.brand,
      account_id: owner.accountId,
      revoked_at: null,
      views: 0,
      last_viewed_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Counts a report's open links, and locks them until the transaction ends, so that simultaneous calls can't exceed the
 * limit.
 */
export async function countOpenShares(tx: Tx, reportId: string, at: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report-share ${reportId}`}, 0))`.execute(from(tx));
  const { open } = await from(tx)
    .selectFrom('report_share')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('report_id', '=', reportId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Returns the links to one of the owner's reports, newest first. */
export async function sharesOf(source: Database, owner: Owner, reportId: string): Promise<StoredShare[]> {
  return from(source)
    .selectFrom('report_share')
    .selectAll()
    .where('report_id', '=', reportId)
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Returns all links of an account, oldest first. */
export async function allSharesOf(source: Database, owner: Owner): Promise<StoredShare[]> {
  return from(source)
    .selectFrom('report_share')
    .selectAll()
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .orderBy('made_at')
    .execute();
}

/** Ends one of the owner's links, and keeps the time if it has already ended. @returns null if it isn't theirs */
export async function endShare(tx: Tx, owner: Owner, id: string, at: Date): Promise<StoredShare | null> {
  const row = await from(tx)
    .updateTable('report_share')
    .set({ revoked_at: sql`coalesce(revoked_at, ${at})` })
    .where('id', '=', id)
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** What an open link shows. */
export type OpenedShare = Pick<StoredShare, 'hidden' | 'hide_vin' | 'hide_mileage' | 'expires_at'> &
  Pick<StoredReport, 'id' | 'data' | 'key_id' | 'signature'>;

/**
 * Returns what a link shows, and counts the view if `counts` is set. Null if it has expired, was ended,
 * belongs to another brand, or never existed, so that these can't be told apart.
 */
export async function openShare(
  source: Database,
  brand: string,
  id: string,
  { at, counts }: { readonly at: Date; readonly counts: boolean },
): Promise<OpenedShare | null> {
  const { rows } = await sql<OpenedShare>`
    with opened as (
      update report_share set
        views = views + ${counts ? 1 : 0},
        last_viewed_at = case when ${counts} then ${at} else last_viewed_at end
      where id = ${id} and brand = ${brand} and revoked_at is null and expires_at > ${at}
      returning report_id, hidden, hide_vin, hide_mileage, expires_at)
    select report.id, hidden, hide_vin, hide_mileage, expires_at, data, key_id, signature
    from opened join report on report.id = opened.report_id`.execute(from(source));
  return rows[0] ?? null;
}
