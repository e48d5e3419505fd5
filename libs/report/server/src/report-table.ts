import { comesAfter, type Database, prepared, tables, type Tx } from '@vinlore/database';
import type { Signature } from '@vinlore/documents';
import type { ReportData } from '@vinlore/report-domain';
import { type ColumnType, type SelectQueryBuilder, sql } from 'kysely';

interface ReportRow {
  id: string;
  brand: string;
  account_id: string;
  vin: string;
  version: number;
  newest: boolean;
  kind: ReportData['kind'];
  title: string;
  make: string | null;
  made_at: Date;
  data: ColumnType<ReportData, string, string>;
  records: number;
  down: string[];
  sample: boolean;
  credit_returned: boolean;
  free_until: Date;
  /** When the owner was notified that staff changed a record in the report; null if never. */
  told_at: Date | null;
  /** Key and signature of `data`; null for a report made before reports were signed. */
  key_id: string | null;
  signature: string | null;
}

/** Tables of members' reports. */
export interface ReportTables {
  report: ReportRow;
}

/** A report as shown in lists. */
export type ListedReport = Omit<ReportRow, 'data' | 'told_at' | 'key_id' | 'signature'>;

/** A stored report. */
export type StoredReport = Omit<ReportRow, 'data'> & { readonly data: ReportData };

/** Owner of reports: an account of one brand. */
export interface Owner {
  readonly brand: string;
  readonly accountId: string;
}

const LISTED = [
  'id',
  'brand',
  'account_id',
  'vin',
  'version',
  'newest',
  'kind',
  'title',
  'make',
  'made_at',
  'records',
  'down',
  'sample',
  'credit_returned',
  'free_until',
] as const;

const from = (source: Database | Tx) => tables<ReportTables>(source);

const ownedBy = <Out>(query: SelectQueryBuilder<ReportTables, 'report', Out>, { brand, accountId }: Owner) =>
  query.where('brand', '=', brand).where('account_id', '=', accountId);

/** Returns the newest version of the owner's report of a VIN. */
export async function newestReport(source: Database | Tx, owner: Owner, vin: string): Promise<ListedReport | null> {
  const query = from(source).selectFrom('report').select(LISTED).where('vin', '=', vin).where('newest', '=', true);
  return (await ownedBy(query, owner).executeTakeFirst()) ?? null;
}

/** Returns one of the owner's reports; null if it isn't theirs. */
export async function ownReport(source: Database | Tx, owner: Owner, id: string): Promise<StoredReport | null> {
  const query = from(source).selectFrom('report').selectAll().where('id', '=', id);
  return (await ownedBy(query, owner).executeTakeFirst()) ?? null;
}

/** Returns a brand's report by ID, whoever owns it: for signed links, and for people with a printed report. */
export async function reportById(source: Database, brand: string, id: string): Promise<StoredReport | null> {
  const query = from(source).selectFrom('report').selectAll().where('id', '=', id).where('brand', '=', brand);
  return (await query.executeTakeFirst()) ?? null;
}

/** Returns the owner's versions of a VIN's report, newest first. */
export async function versionsOf(
  source: Database,
  owner: Owner,
  vin: string,
): Promise<Pick<ListedReport, 'id' | 'version' | 'made_at'>[]> {
  const query = from(source).selectFrom('report').select(['id', 'version', 'made_at']).where('vin', '=', vin);
  return ownedBy(query, owner).orderBy('version', 'desc').execute();
}

/** Returns the owner's newest version after a given one; null if that is the newest. */
export async function newerVersionOf(
  source: Database,
  { account_id, brand, vin, version }: ListedReport,
): Promise<Pick<ListedReport, 'made_at'> | null> {
  const query = from(source)
    .selectFrom('report')
    .select('made_at')
    .where('vin', '=', vin)
    .where('version', '>', version);
  const row = await ownedBy(query, { brand, accountId: account_id })
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the stored numbers of the owner's reports of a VIN. */
export async function reportNumbersOf(source: Database | Tx, owner: Owner, vin: string): Promise<string[]> {
  const rows = await ownedBy(from(source).selectFrom('report').select('id').where('vin', '=', vin), owner).execute();
  return rows.map(({ id }) => id);
}

/** Returns the newest version of the owner's report of each VIN. */
export async function newestReportsOf(
  source: Database,
  owner: Owner,
  vins: readonly string[],
): Promise<Pick<ListedReport, 'id' | 'vin' | 'made_at'>[]> {
  if (vins.length === 0) return [];
  const query = from(source).selectFrom('report').select(['id', 'vin', 'made_at']).where('vin', 'in', vins);
  return ownedBy(query, owner).where('newest', '=', true).execute();
}

/** Returns how many of these VINs the owner has a valid report of; refunded, empty reports don't count. */
export async function countStanding(source: Database, owner: Owner, vins: readonly string[]): Promise<number> {
  if (vins.length === 0) return 0;
  const query = from(source)
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<string>().as('count'));
  const { count } = await ownedBy(query, owner)
    .where('vin', 'in', vins)
    .where('newest', '=', true)
    .where('credit_returned', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns numbers and titles of reports of this brand; deleted ones are left out. */
export async function reportsById(
  source: Database,
  brand: string,
  ids: readonly string[],
): Promise<Pick<ListedReport, 'id' | 'title'>[]> {
  if (ids.length === 0) return [];
  const query = from(source).selectFrom('report').select(['id', 'title']);
  return query.where('id', 'in', ids).where('brand', '=', brand).execute();
}

/** Returns the version before a given one, unchanged; null for the first. */
export async function versionBefore(
  source: Database,
  owner: Owner,
  { vin, version }: Pick<ListedReport, 'vin' | 'version'>,
): Promise<ReportData | null> {
  const query = from(source).selectFrom('report').select('data').where('vin', '=', vin);
  const row = await ownedBy(query, owner)
    .where('version', '<', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.data ?? null;
}

/** Filter for an owner's reports; '' and null match everything. */
export interface ReportSearch {
  /** ID after which the page starts; null for the first page. */
  readonly cursor: string | null;
  readonly limit: number;
  readonly kind: ReportData['kind'] | null;
  /** Part of a cleaned VIN. */
  readonly vin: string;
  /** Part of a make's name. */
  readonly make: string;
  /** First and last date the report may have been made, UTC, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

/** Returns the newest version of each of the owner's reports, newest first (keyset pagination). */
export async function reportsOf(source: Database, owner: Owner, search: ReportSearch): Promise<ListedReport[]> {
  const { cursor, limit, kind, vin, make } = search;
  let query = ownedBy(from(source).selectFrom('report').select(LISTED), owner)
    .where('newest', '=', true)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (cursor)
    query = query.where(comesAfter({ table: 'report', by: 'made_at' }, { id: cursor, account_id: owner.accountId }));
  if (kind) query = query.where('kind', '=', kind);
  if (vin) query = query.where(sql<boolean>`strpos(lower(vin), lower(${vin})) > 0`);
  if (make) query = query.where(sql<boolean>`strpos(lower(make), lower(${make})) > 0`);
  if (search.from) query = query.where('made_at', '>=', new Date(`${search.from}T00:00:00Z`));
  if (search.to)
    query = query.where(sql<boolean>`made_at < (${`${search.to}T00:00:00Z`}::timestamptz + interval '1 day')`);
  return prepared(source, query);
}

/** Returns all of the owner's reports, oldest first. */
export async function allReportsOf(source: Database, owner: Owner): Promise<StoredReport[]> {
  return ownedBy(from(source).selectFrom('report').selectAll(), owner).orderBy('made_at').orderBy('id').execute();
}

/** Locks an account's reports of a VIN until the transaction ends, so that one request at a time makes one. */
export async function lockReport(tx: Tx, owner: Owner, vin: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report ${owner.accountId} ${vin}`}, 0))`.execute(from(tx));
}

/** A report to store. */
export interface NewReport {
  readonly id: string;
  readonly data: ReportData;
  readonly signed: Signature;
  readonly version: number;
  readonly creditReturned: boolean;
  readonly madeAt: Date;
  readonly freeUntil: Date;
}

/** Stores a report as the newest version. */
export async function keepReport(tx: Tx, owner: Owner, report: NewReport): Promise<ListedReport> {
  const { id, data, signed, version, creditReturned, madeAt, freeUntil } = report;
  await from(tx)
    .updateTable('report')
    .set({ newest: false })
    .where('brand', '=', owner.brand)
    .where('account_id', '=', owner.accountId)
    .where('vin', '=', data.vin)
    .where('newest', '=', true)
    .execute();
  return from(tx)
    .insertInto('report')
    .values({
      id,
      brand: owner.brand,
      account_id: owner.accountId,
      vin: data.vin,
      version,
      newest: true,
      kind: data.kind,
      title: data.vehicle.title,
      make: data.vehicle.make,
      made_at: madeAt,
      data: JSON.stringify(data),
      records: data.events.length + data.recalls.length,
      down: data.sources.filter(({ status }) => status === 'down').map(({ name }) => name),
      sample: data.sample,
      credit_returned: creditReturned,
      free_until: freeUntil,
      key_id: signed.keyId,
      signature: signed.signature,
    })
    .returning(LISTED)
    .executeTakeFirstOrThrow();
}

/** Deletes the owner's reports. */
export async function deleteReports(tx: Tx, { brand, accountId }: Owner): Promise<void> {
  await from(tx).deleteFrom('report').where('brand', '=', brand).where('account_id', '=', accountId).execute();
}
