import { type Database, prepared, tables, type Tx } from '@vinlore/database';
import { type DayOfUse, type KeyView, MOST_KEYS } from '@vinlore/platform-domain';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { KeyOwner } from '../key-owner.ts';
import type { PlatformTables } from '../tables.ts';

/** Row of a key. */
export type StoredKey = Selectable<PlatformTables['platform_key']>;

const from = (source: Database | Tx) => tables<PlatformTables>(source);

/** First day of the month, UTC. */
export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`;

const isActive = (now: Date) =>
  sql<boolean>`platform_key.removed_at is null and coalesce(platform_key.expires_at > ${now}, true)`;

const usedSince = (month: string) =>
  sql<number>`(select coalesce(sum(calls), 0)::int from platform_key_use u
    where u.key_id = platform_key.id and u.day >= ${month}::date)`;

/** Returns an account's keys as it sees them, newest first. */
export async function keysOf(
  source: Database | Tx,
  { brand, accountId }: KeyOwner,
  now: Date,
  which: 'kept' | 'all' | { readonly id: string } = 'kept',
): Promise<KeyView[]> {
  let query = from(source)
    .selectFrom('platform_key')
    .selectAll()
    .select([isActive(now).as('active'), usedSince(monthOf(now)).as('used_this_month')])
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id');
  if (which === 'kept') query = query.where('removed_at', 'is', null);
  else if (which !== 'all') query = query.where('id', '=', which.id);
  const rows = await query.execute();
  return rows.map(({ hash: _hash, brand: _brand, account_id: _account, removed_at: _removed, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }));
}

/** Returns one of the account's keys that wasn't removed, locked until the transaction ends; null if it has none. */
export async function lockKey(tx: Tx, { brand, accountId }: KeyOwner, id: string): Promise<StoredKey | null> {
  const row = await from(tx)
    .selectFrom('platform_key')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Returns a brand's key by its id, locked until the transaction ends; null if there is none. */
export async function lockKeyOfBrand(tx: Tx, brand: string, id: string): Promise<StoredKey | null> {
  const row = await from(tx)
    .selectFrom('platform_key')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Saves a new key. One lock per account, so that concurrent calls can't exceed the limit.
 *
 * @returns null if the account has {@link MOST_KEYS} that still work
 */
export async function addKey(
  tx: Tx,
  key: Insertable<PlatformTables['platform_key']>,
  now: Date,
): Promise<StoredKey | null> {
  const { brand, account_id: accountId } = key;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`platform keys ${brand} ${accountId}`}, 0))`.execute(
    from(tx),
  );
  const { count } = await from(tx)
    .selectFrom('platform_key')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where(isActive(now))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_KEYS) return null;
  return from(tx).insertInto('platform_key').values(key).returningAll().executeTakeFirstOrThrow();
}

/** Changes a key that the caller has locked. */
export async function changeKey(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<StoredKey, 'name' | 'addresses' | 'origins' | 'per_minute' | 'monthly_budget' | 'expires_at' | 'removed_at'>
  >,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await from(tx).updateTable('platform_key').set(change).where('id', '=', id).execute();
}

/** Removes all keys of an account. */
export async function removeKeysOf(tx: Tx, { brand, accountId }: KeyOwner, now: Date): Promise<void> {
  await from(tx)
    .updateTable('platform_key')
    .set({ removed_at: now })
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .execute();
}

/** A working key with the requests it has made this month. */
export type FoundKey = StoredKey & { readonly used_this_month: number };

/** Finds a brand's key by its hash, if it still works. */
export async function findKey(
  database: Database,
  brand: string,
  hash: Buffer,
  now: Date,
): Promise<FoundKey | undefined> {
  const query = from(database)
    .selectFrom('platform_key')
    .selectAll()
    .select(usedSince(monthOf(now)).as('used_this_month'))
    .where('hash', '=', hash)
    .where('brand', '=', brand)
    .where(isActive(now));
  return (await prepared(database, query))[0];
}

/** Returns a key's requests of the last 31 days: by day, and by operation. */
export async function useOf(
  source: Database,
  keyId: string,
  now: Date,
): Promise<{ days: DayOfUse[]; operations: { operation: string; calls: number; errors: number }[] }> {
  const since = new Date(now.getTime() - 30 * 86_400_000).toISOString().slice(0, 10);
  const rows = await from(source)
    .selectFrom('platform_key_use')
    .select(['operation', 'calls', 'errors', sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day')])
    .where('key_id', '=', keyId)
    .where('day', '>=', since)
    .orderBy('day')
    .orderBy('operation')
    .execute();
  const sum = (name: 'day' | 'operation') => {
    const sums = new Map<string, { calls: number; errors: number }>();
    for (const row of rows) {
      const kept = sums.get(row[name]) ?? { calls: 0, errors: 0 };
      sums.set(row[name], { calls: kept.calls + row.calls, errors: kept.errors + row.errors });
    }
    return [...sums];
  };
  return {
    days: sum('day').map(([day, counts]) => ({ day, ...counts })),
    operations: sum('operation').map(([operation, counts]) => ({ operation, ...counts })),
  };
}

/** Requests of a key and an operation on one day, since the last time they were saved. */
export interface UseToSave {
  readonly brand: string;
  readonly keyId: string;
  readonly day: string;
  readonly operation: string;
  readonly calls: number;
  readonly errors: number;
}

/** Adds up requests, and notes when their keys were last used. */
export async function saveUse(database: Database, uses: readonly UseToSave[], now: Date): Promise<void> {
  if (uses.length === 0) return;
  // Processes lock shared rows in the same order, so they can't deadlock.
  const ordered = [...uses].sort((a, b) => (a.keyId + a.day + a.operation < b.keyId + b.day + b.operation ? -1 : 1));
  await database.transaction(async (tx) => {
    const rows = ordered.map(({ keyId, ...use }) => ({ key_id: keyId, ...use }));
    // A key may have been erased with its account meanwhile.
    await sql`
      insert into platform_key_use as kept (key_id, brand, day, operation, calls, errors)
      select t.key_id, t.brand, t.day, t.operation, t.calls, t.errors
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t (key_id uuid, brand text, day date, operation text, calls int, errors int)
      where exists (select from platform_key k where k.id = t.key_id)
      on conflict (key_id, day, operation)
        do update set calls = kept.calls + excluded.calls, errors = kept.errors + excluded.errors`.execute(from(tx));
    const ids = [...new Set(ordered.map(({ keyId }) => keyId))];
    await from(tx)
      .updateTable('platform_key')
      .set({ last_used_at: now })
      .where('id', 'in', ids)
      .where((is) => is.or([is('last_used_at', 'is', null), is('last_used_at', '<', new Date(now.getTime() - 60_000))]))
      .execute();
  });
}
