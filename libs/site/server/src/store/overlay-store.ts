import { type Database, tables, type Tx } from '@vinlore/database';
import { DOMAINS_KEY, type OverlayEntry } from '@vinlore/site-domain';
import { sql } from 'kysely';
import type { SiteTables } from '../tables.ts';

/** NOTIFY channel: a brand was changed. The payload is the brand's key. */
export const SITE_CHANNEL = 'site_version';

/** A key that staff changed at some time. */
export interface KeptKey {
  readonly key: string;
  /** What they gave it; undefined where the file's value is back. */
  readonly value: unknown;
  readonly version: number;
  readonly changedAt: Date;
  readonly changedBy: string | null;
}

/** How a brand stands: what a process compares with what it holds. */
interface BrandStanding {
  /** How often it was changed. */
  readonly version: number;
  /** It was made at the desk. */
  readonly made: boolean;
}

/** How all brands stand that were ever changed, or made at the desk. */
export async function standingsOf(source: Database): Promise<ReadonlyMap<string, BrandStanding>> {
  const rows = await tables<SiteTables>(source)
    .selectFrom('site_brand')
    .leftJoin('site_brand_file', 'site_brand_file.brand', 'site_brand.brand')
    .select(['site_brand.brand', 'version', 'site_brand_file.brand as file'])
    .execute();
  return new Map(rows.map(({ brand, version, file }) => [brand, { version, made: file !== null }]));
}

/** All keys that staff ever changed of a brand, the one changed first at the front. */
export async function keptKeys(source: Database | Tx, brand: string): Promise<KeptKey[]> {
  const rows = await tables<SiteTables>(source)
    .selectFrom('site_overlay')
    .select(['key', 'value', 'version', 'changed_at', 'changed_by'])
    .where('brand', '=', brand)
    .orderBy('version')
    .orderBy('key')
    .execute();
  return rows.map((row) => ({
    key: row.key,
    value: row.value ?? undefined,
    version: row.version,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
  }));
}

/** Those of the keys that have a value of the staff's. */
export const entriesOf = (kept: readonly KeptKey[]): OverlayEntry[] =>
  kept.filter(({ value }) => value !== undefined).map(({ key, value }) => ({ key, value }));

/** Begins a change: whoever else changes the brand waits until it is over. @returns how often it was changed so far */
export async function lockBrand(tx: Tx, brand: string): Promise<number> {
  const { version } = await tables<SiteTables>(tx)
    .insertInto('site_brand')
    .values({ brand, version: 0 })
    .onConflict((conflict) => conflict.column('brand').doUpdateSet({ version: sql`site_brand.version` }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Hosts of all brands are given away by one change at a time, until its transaction ends. */
export async function lockHosts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('site.hosts', 0))`.execute(tables<SiteTables>(tx));
}

/** Domains that staff gave brands, by brand. */
export async function keptDomains(tx: Tx): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tables<SiteTables>(tx)
    .selectFrom('site_overlay')
    .select(['brand', 'value'])
    .where('key', '=', DOMAINS_KEY)
    .where('value', 'is not', null)
    .execute();
  return new Map(rows.map(({ brand, value }) => [brand, value as unknown as readonly string[]]));
}

/** Tells every process of a brand that was made, when the transaction is kept. */
export async function announceBrand(tx: Tx, brand: string): Promise<void> {
  await lockBrand(tx, brand);
  await sql`select pg_notify(${SITE_CHANNEL}, ${brand})`.execute(tables<SiteTables>(tx));
}

/** A change as it is kept. */
export interface ChangeToKeep {
  readonly brand: string;
  readonly version: number;
  readonly at: Date;
  readonly actor: string | null;
  /** Values by key; undefined stands for the file's. */
  readonly before: ReadonlyMap<string, unknown>;
  readonly after: ReadonlyMap<string, unknown>;
}

const json = (values: ReadonlyMap<string, unknown>) =>
  JSON.stringify(Object.fromEntries([...values].map(([key, value]) => [key, value ?? null])));

/** Keeps a change of a locked brand, and wakes every process when the transaction is kept. */
export async function keepChange(tx: Tx, { brand, version, at, actor, before, after }: ChangeToKeep): Promise<void> {
  const db = tables<SiteTables>(tx);
  await db.updateTable('site_brand').set({ version }).where('brand', '=', brand).execute();
  const rows = [...after].map(([key, value]) => ({
    ...{ brand, key, version, changed_at: at, changed_by: actor },
    value: value === undefined ? null : JSON.stringify(value),
  }));
  await db
    .insertInto('site_overlay')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['brand', 'key']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        version: ref('excluded.version'),
        changed_at: ref('excluded.changed_at'),
        changed_by: ref('excluded.changed_by'),
      })),
    )
    .execute();
  await db
    .insertInto('site_change')
    .values({ brand, version, at, actor, before: json(before), after: json(after) })
    .execute();
  await sql`select pg_notify(${SITE_CHANNEL}, ${brand})`.execute(db);
}
