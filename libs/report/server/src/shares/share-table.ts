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

/** What a link shows, and for how long. */
export type NewShare = Pick<
  StoredShare,
  'report_id' | 'hidden' | 'hide_vin' | 'hide_mileage' | 'made_at' | 'expires_at'
>;

/** Keeps a new link under an id that nobody guesses. */
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

/** How many links to a report are open. Until the transaction ends nobody else counts them, to make one more. */
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

/** The links to one of the owner's reports, the newest first. */
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

/** All links that an account made, oldest first. */
export async function allSharesOf(source: Database, owner: Owner): Promise<StoredShare[]> {
  return from(source)
    .selectFrom('report_share')
    .selectAll()
    .where('account_id', '=', owner.accountId)
    .where('brand', '=', owner.brand)
    .orderBy('made_at')
    .execute();
}

/** Ends one of the owner's links; the first time counts. @returns null where it is not theirs */
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
 * Opens a link, and counts the view where somebody looks; null for one that is over, was ended, is of another brand, or
 * never was: they look the same.
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
