/** Fills the product's own tables of history events for `npm run testbed -- grow`, and measures what grows with them. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { backup, migrate, openDatabase } from '@vinlore/database';
import { sql } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { comparableIndex } from '../src/comparable/comparable-migration.ts';
import { comparableSource } from '../src/comparable/comparable-source.ts';
import { clearHistory } from '../src/events/clear-history.ts';
import { historyMigrations } from '../src/events/events-migrations.ts';
import { eventsSource } from '../src/events/events-source.ts';
import { measureSources } from '../src/events/measure-sources.ts';
import { removeSource } from '../src/events/remove-source.ts';
import { importHistory } from '../src/import/import-history.ts';
import { comparePartitions } from './compare-partitions.ts';
import {
  COPY_COLUMNS,
  copyLine,
  CSV_HEADER,
  csvLine,
  EVENTS_EACH,
  type Fleet,
  SOURCES,
  vinOf,
} from './made-up-events.ts';

export { stopServerIn } from '@vinlore/database';
export { MOST_EVENTS } from './made-up-events.ts';

/** Lines written at once. */
const BATCH = 2_000;

/** Name of the source that imports add to and that is removed again. */
const IMPORTED = 'Imported';

/** Returns how long `work` took, in seconds. */
async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

function* linesOf(count: number, line: (at: number) => string): Generator<string> {
  for (let at = 0; at < count; at += BATCH) {
    let text = '';
    for (let each = at; each < Math.min(count, at + BATCH); each++) text += line(each);
    yield text;
  }
}

/** A vehicle that seems to be chosen at random, and the same in each run. */
const chosen = (count: number, turn: number) => (Math.imul(turn + 1, 2_246_822_519) >>> 0) % Math.max(1, count);

/** Opens the product's own database in a folder and returns what `grow` measures. Times are in seconds. */
export async function openGrowing(folder: string) {
  const database = await openDatabase({ dataDir: folder, log: () => {} });
  await migrate(database, [{ slice: 'report', migrations: [...historyMigrations, comparableIndex] }]);
  const client = new pg.Client({ connectionString: database.ownerConnectionString });
  await client.connect();
  const source = eventsSource(database);
  const sales = comparableSource(database);
  let vehicles = 0;

  const number = async (text: string) => Number((await client.query<{ n: string }>(text)).rows[0]!.n);

  /** What builds the table's indexes again, by their names. */
  async function takeIndexes(): Promise<{ name: string; create: string }[]> {
    const { rows } = await client.query<{ name: string; create: string; drop: string }>(`
      select i.relname as name,
        coalesce('alter table history_event add constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid), pg_get_indexdef(i.oid)) as create,
        case when k.oid is null then 'drop index ' || i.relname else 'alter table history_event drop constraint ' || k.conname end as drop
      from pg_index x join pg_class i on i.oid = x.indexrelid
        left join pg_constraint k on k.conindid = i.oid and k.contype = 'p'
      where x.indrelid = 'history_event'::regclass order by 1`);
    for (const { drop } of rows) await client.query(drop);
    return rows;
  }

  return {
    /**
     * Fills the table up to `events` by COPY, without its indexes, which are then built.
     *
     * @returns seconds of the COPY, and of each index by its name
     */
    async fill(events: number) {
      const fleet: Fleet = { first: vehicles, vehicles: Math.floor(events / EVENTS_EACH) - vehicles };
      const indexes = await takeIndexes();
      // What autovacuum would do at some time is measured as a step of its own.
      await client.query(`alter table history_event set (autovacuum_enabled = off)`);
      await client.query(`insert into history_source (name, kinds, newest)
        select 'Made up ' || each, '{auction,sale,title}', '2025-01-01' from generate_series(0, ${SOURCES - 1}) as each
        on conflict (name) do nothing`);
      const copied = await secondsOf(() =>
        pipeline(
          Readable.from(linesOf(fleet.vehicles * EVENTS_EACH, (at) => copyLine(fleet, at))),
          client.query(copyFrom(`copy history_event (${COPY_COLUMNS}) from stdin`)),
        ),
      );
      vehicles += fleet.vehicles;
      const built: Record<string, number> = {};
      for (const { name, create } of indexes) built[name] = await secondsOf(() => client.query(create));
      return { copied, built };
    },
    /** @returns seconds of a vacuum that also analyzes */
    vacuum: () => secondsOf(() => client.query('vacuum (analyze) history_event')),
    /** @returns bytes of the table and its indexes, and of the table alone */
    async bytes() {
      return {
        all: await number(`select pg_total_relation_size('history_event') as n`),
        rows: await number(`select pg_table_size('history_event') as n`),
      };
    },
    /**
     * Reads the events of `count` vehicles as a report does.
     *
     * @param from number of the first one; the same numbers are the same vehicles
     * @returns milliseconds of each
     * @throws {Error} if a vehicle doesn't have its events
     */
    async readEvents(count: number, from = 0): Promise<number[]> {
      const times = [];
      for (let turn = from; turn < from + count; turn++) {
        const vin = vinOf(chosen(vehicles, turn));
        const asked = { vin, year: null, make: null, model: null, decoded: null, type: 'US' as const };
        const started = performance.now();
        const { events } = await source.ask(asked, AbortSignal.timeout(60_000));
        times.push(performance.now() - started);
        if (events.length < EVENTS_EACH) throw new Error(`${vin} has ${events.length} events.`);
      }
      return times;
    },
    /** Reads the sales of cars comparable to `count` vehicles. @returns milliseconds of each; null where it was refused */
    async readSales(count: number): Promise<(number | null)[]> {
      const times = [];
      for (let turn = 0; turn < count; turn++) {
        const started = performance.now();
        const found = await sales(vinOf(chosen(vehicles, turn))).catch(() => null);
        times.push(found && performance.now() - started);
      }
      return times;
    },
    /**
     * Imports a file of `count` events of the vehicles there are.
     *
     * @param from number of the first one; the same numbers are the same records
     * @returns seconds
     */
    async importEvents(count: number, from = 0): Promise<number> {
      const path = join(folder, 'grow.csv');
      const out = createWriteStream(path);
      out.write(CSV_HEADER);
      for (const text of linesOf(count, (at) => csvLine(vehicles, from + at)))
        if (!out.write(text)) await once(out, 'drain');
      out.end();
      await once(out, 'close');
      const order = { map: null, source: IMPORTED, asOf: null, today: '2026-11-20' };
      const seconds = await secondsOf(async () => {
        const { kept } = await importHistory(database, path, order);
        if (kept !== count) throw new Error(`${kept} of ${count} events were kept.`);
      });
      await rm(path);
      return seconds;
    },
    /** @returns bytes that PostgreSQL has written to its log so far */
    logged: () => number(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as n`),
    /** Removes what {@link importEvents} added, as staff do. @returns seconds */
    removeImported: () =>
      secondsOf(async () => {
        await database.transaction((tx) => removeSource(tx, IMPORTED));
        await clearHistory(database);
      }),
    /** Counts the regions, makes, and vehicles of one source, an eighth of the events. @returns seconds */
    async countSource(): Promise<number> {
      await sql`insert into history_coverage select name, now(), 0, 0, null, null, '[]', 0, '[]' from history_source
        on conflict do nothing`.execute(database.kysely);
      await sql`update history_source set measured_at = case name when 'Made up 0' then null else now() - interval '1 hour' end`.execute(
        database.kysely,
      );
      await sql`update history_coverage set measured_at = now()`.execute(database.kysely);
      return secondsOf(() => measureSources(database, (vin) => vin.slice(0, 3)));
    },
    /** Writes a backup and deletes it. @returns seconds and the file's bytes */
    async backUp() {
      const file = join(folder, 'grow.backup');
      let bytes = 0;
      const seconds = await secondsOf(async () => ({ bytes } = await backup(database, file)));
      await rm(file);
      return { seconds, bytes };
    },
    /** Compares the table with a copy in partitions. */
    compare: (partitions: number) => comparePartitions(client, partitions, vehicles),
    async close() {
      await client.end();
      await database.close();
    },
  };
}
