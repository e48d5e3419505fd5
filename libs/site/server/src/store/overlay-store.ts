import { type Database, tables, type Tx } from '@vinlore/database';
import { DOMAINS_KEY, type OverlayEntry } from '@vinlore/site-domain';
import { sql } from 'kysely';
import type { SiteTables } from '../tables.ts';

/** NOTIFY channel for changed brands. The payload is the brand's key. */
export const SITE_CHANNEL = 'site_version';

/** A key that staff have changed at some point. */
export interface KeptKey {
  readonly key: string;
  /** The value set by staff; undefined if it was reset to the file's. */
  readonly value: unknown;
  readonly version: number;
  readonly changedAt: Date;
  readonly changedBy: string | null;
}

/** The state of a brand, to compare with what a process has loaded. */
interface BrandStanding {
  /** Number of changes. */
  readonly version: number;
  /** Whether it was created at the desk. */
  readonly made: boolean;
}

/** Returns the states of all brands that were ever changed or created at the desk. */
export async function standingsOf(source: Database): Promise<ReadonlyMap<string, BrandStanding>> {
  const rows = await tables<SiteTables>(source)
    .selectFrom('site_brand')
    .leftJoin('site_brand_file', 'site_brand_file.brand', 'site_brand.brand')
    .select(['site_brand.brand', 'version', 'site_brand_file.brand as file'])
    .execute();
  return new Map(rows.map(({ brand, version, file }) => [brand, { version, made: file !== null }]));
}

/** Returns all keys of a brand that staff ever changed, least recent first. */
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

/** Returns the keys that have a value set by staff. */
export const entriesOf = (kept: readonly KeptKey[]): OverlayEntry[] =>
  kept.filter(({ value }) => value !== undefined).map(({ key, value }) => ({ key, value }));

/** Locks a brand for a change until the transaction ends. @returns the number of changes so far */
export async function lockBrand(tx: Tx, brand: string): Promise<number> {
  const { version } = await tables<SiteTables>(tx)
    .insertInto('site_brand')
    .values({ brand, version: 0 })
    .onConflict((conflict) => conflict.column('brand').doUpdateSet({ version: sql`site_brand.version` }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Serializes host assignment across brands until the transaction ends. */
export async function lockHosts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('site.hosts', 0))`.execute(tables<SiteTables>(tx));
}

/** Returns the domains that staff set, by brand. */
export async function keptDomains(tx: Tx): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await tables<SiteTables>(tx)
    .selectFrom('site_overlay')
    .select(['brand', 'value'])
    .where('key', '=', DOMAINS_KEY)
    .where('value', 'is not', null)
    .execute();
  return new Map(rows.map(({ brand, value }) => [brand, value as unknown as readonly string[]]));
}

/** Notifies every process of a new brand on commit. */
export async function announceBrand(tx: Tx, brand: string): Promise<void> {
  await lockBrand(tx, brand);
  await sql`select pg_notify(${SITE_CHANNEL}, ${brand})`.execute(tables<SiteTables>(tx));
}

/** A change row. */
export interface ChangeToKeep {
  readonly brand: string;
  readonly version: number;
  readonly at: Date;
  readonly actor: string | null;
  /** Values by key; undefined is the file's. */
  readonly before: ReadonlyMap<string, unknown>;
  readonly after: ReadonlyMap<string, unknown>;
}

const json = (values: ReadonlyMap<string, unknown>) =>
  JSON.stringify(Object.fromEntries([...values].map(([key, value]) => [key, value ?? null])));

/** Stores a change to a locked brand and notifies every process on commit. */
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
