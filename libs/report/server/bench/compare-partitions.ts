import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { vinOf } from './made-up-events.ts';

const COPY = 'history_event_parts';
const READS = 4_000;
/** Look-ups of one table before the other one's turn. */
const TURN = 200;
/** Records of a batch, as an import looks them up to see what it replaces. */
const KEYS = 10_000;
const KEY_TURNS = 5;

/** What PostgreSQL's process computes: unlike the time that passes, other work on the machine hardly changes it. */
export interface LayoutFigures {
  /** Milliseconds for the look-up of a vehicle. */
  readonly readMs: number;
  /** Milliseconds for the look-up of a batch's records by their key. */
  readonly keysMs: number;
  readonly indexMb: number;
}

/** Copies the history events into a table partitioned by a hash of their VIN, with the same indexes. */
async function copyInto(client: pg.Client, partitions: number): Promise<void> {
  await client.query(`create table ${COPY} (like history_event) partition by hash (vin)`);
  for (let each = 0; each < partitions; each++)
    await client.query(
      `create table ${COPY}_${each} partition of ${COPY} for values with (modulus ${partitions}, remainder ${each})`,
    );
  await client.query(`insert into ${COPY} select * from history_event`);
  // A unique index on a partitioned table must contain what it is partitioned by.
  await client.query(`alter table ${COPY} add primary key (source, record_id, vin)`);
  const { rows } = await client.query<{ part: string }>(`
    select substring(pg_get_indexdef(indexrelid) from ' USING .*') as part from pg_index
    where indrelid = 'history_event'::regclass and not indisprimary`);
  for (const { part } of rows) await client.query(`create index on ${COPY} ${part}`);
  await client.query(`vacuum (analyze) ${COPY}`);
}

/**
 * Compares the table of history events with a copy of it that is partitioned by a hash of the VIN, in turns. Drops the
 * copy. Needs Linux.
 *
 * @param vehicles how many there are
 */
export async function comparePartitions(
  client: pg.Client,
  partitions: number,
  vehicles: number,
): Promise<{ readonly whole: LayoutFigures; readonly parts: LayoutFigures }> {
  // Fresh, as the copy's are.
  await client.query('reindex table history_event');
  await copyInto(client, partitions);
  const { rows: processes } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  /** Processor time of the connection's process so far, in milliseconds: fields 14 and 15 of proc(5), in ticks of 10 ms. */
  const spent = () => {
    const fields = readFileSync(`/proc/${processes[0]!.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  };
  const { rows: keys } = await client.query<{ source: string; record_id: string }>(
    `select source, record_id from history_event tablesample system (10) limit ${KEYS}`,
  );
  const tables = ['history_event', COPY] as const;
  const read = (table: string, vehicle: number) =>
    client.query({
      name: `read ${table}`,
      text: `select * from ${table} where vin = $1 order by date desc, source, record_id limit 2000`,
      values: [vinOf(vehicle)],
    });
  // As an import finds the records that it is about to replace: it doesn't know the VIN that they had.
  const find = (table: string) =>
    client.query(
      `select count(kept.vin) from unnest($1::text[], $2::text[]) as key (source, record_id)
       join ${table} as kept using (source, record_id)`,
      [keys.map(({ source }) => source), keys.map(({ record_id: id }) => id)],
    );
  const [reads, finds] = [
    [0, 0],
    [0, 0],
  ];
  const timed = async (sums: number[], at: number, work: () => Promise<unknown>) => {
    const before = spent();
    await work();
    sums[at]! += spent() - before;
  };
  // The first round brings both into memory.
  for (let first = -TURN * tables.length; first < READS; first += TURN)
    for (const [at, table] of tables.entries())
      await timed(first < 0 ? [0, 0] : reads, at, async () => {
        for (let turn = 0; turn < TURN; turn++) await read(table, (Math.abs(first + turn) * 7_919) % vehicles);
      });
  // Only an index helps with keys from all over a large table.
  await client.query('set enable_hashjoin = off; set enable_mergejoin = off');
  for (let turn = -1; turn < KEY_TURNS; turn++)
    for (const [at, table] of tables.entries()) await timed(turn < 0 ? [0, 0] : finds, at, () => find(table));
  await client.query('reset enable_hashjoin; reset enable_mergejoin');
  const figuresOf = async (at: 0 | 1): Promise<LayoutFigures> => {
    const { rows } = await client.query<{ bytes: string }>(
      `select sum(pg_indexes_size(oid)) as bytes from pg_class
       where oid = $1::regclass or oid in (select relid from pg_partition_tree($1))`,
      [tables[at]],
    );
    return { readMs: reads[at]! / READS, keysMs: finds[at]! / KEY_TURNS, indexMb: Number(rows[0]!.bytes) / 1e6 };
  };
  const [whole, parts] = [await figuresOf(0), await figuresOf(1)];
  await client.query(`drop table ${COPY}`);
  return { whole, parts };
}
