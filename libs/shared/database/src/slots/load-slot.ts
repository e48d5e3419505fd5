import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { copyRows, type CopiedRow, type CopyTarget } from '../bulk/copy-rows.ts';
import { type Database } from '../database.ts';
import { connectAs } from '../login/login-client.ts';
import { LOCKS } from '../locks.ts';
import { partOf, slotIndexes, type SlotSet } from './slot-set.ts';

/** Thrown if another process is filling the slot. */
export class SlotBusyError extends Error {
  override readonly name = 'SlotBusyError';
}

/**
 * When truncating a table: how long to wait for readers before letting new ones proceed, how many times, and the pause
 * between attempts.
 */
const LOCK_TIMEOUT_MS = 200;
const MOST_TRIES = 1_500;
const BETWEEN_TRIES_MS = 200;

/** A slot that is being filled. */
export interface SlotLoad {
  readonly slot: number;
  /** The slot in use; null if nothing was loaded yet. */
  readonly inUse: number | null;
  /**
   * Adds rows with COPY without blocking the caller: it only waits for the previous rows, so reading a file and writing
   * it overlap.
   */
  add(target: CopyTarget, rows: readonly CopiedRow[]): Promise<void>;
  /**
   * Copies rows from the slot in use.
   *
   * @param which a condition with `$1`, `$2` … for `values`; all rows if omitted
   * @returns how many
   */
  takeOver(target: CopyTarget, which?: string, values?: readonly unknown[]): Promise<number>;
  /** Updates added rows; their table is `<table>_<slot>`, see {@link partOf}. */
  run(text: string, values?: readonly unknown[]): Promise<void>;
}

/**
 * Truncates the slot that is not in use, lets `work` fill it, builds its indexes, and refreshes its statistics. {@link
 * useSlot} then activates it. Readers of the tables never wait. The slot's old content, the load to roll back to, is
 * gone from the start.
 *
 * Holds a session-level lock, so no one else fills the slot, and what a killed process left is truncated.
 *
 * @throws SlotBusyError if another process is filling it
 */
export async function loadSlot<T>(
  database: Database,
  set: SlotSet,
  work: (load: SlotLoad) => Promise<T>,
): Promise<{ readonly slot: number; readonly result: T }> {
  const client = await connectAs(database.ownerLogin, {
    application_name: 'load',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  try {
    // Detects a dead client within a minute. If a power cut loses part of a load, it is loaded again: the transaction
    // that activates it waits for the disk, and thus for all that was written before.
    await client.query(`set statement_timeout = 0; set synchronous_commit = off; set client_min_messages = warning;
      set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 4`);
    const { rows: got } = await client.query<{ is_ours: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as is_ours',
      [LOCKS.slots, `${set.pointer} ${set.name}`],
    );
    if (!got[0]!.is_ours) throw new SlotBusyError(`Another process is already loading ${set.name} of ${set.pointer}.`);
    const pointer = pg.escapeIdentifier(set.pointer);
    const { rows: kept } = await client.query<{ slot: number | null }>(
      `insert into ${pointer} as kept (name) values ($1) on conflict (name) do update set previous = null returning slot`,
      [set.name],
    );
    const inUse = kept[0]!.slot;
    const slot = set.slots.find((each) => each !== inUse)!;
    await empty(client, set, slot);
    const result = await filled(client, { slot, inUse }, work);
    for (const { name, on } of slotIndexes(set.indexes ?? [], [slot]))
      await client.query(`create index ${pg.escapeIdentifier(name)} on ${on}`);
    // Rows known to be visible to everyone are read from an index alone.
    for (const table of set.tables) await client.query(`vacuum (analyze) ${pg.escapeIdentifier(partOf(table, slot))}`);
    return { slot, result };
  } finally {
    await client.end();
  }
}

/**
 * Wait for current readers briefly but repeatedly: while a statement waits for an exclusive lock, new readers queue
 * behind it.
 */
async function empty(client: pg.Client, set: SlotSet, slot: number): Promise<void> {
  const parts = set.tables.map((table) => pg.escapeIdentifier(partOf(table, slot))).join(', ');
  const indexes = slotIndexes(set.indexes ?? [], [slot]).map(({ name }) => pg.escapeIdentifier(name));
  const drop = indexes.length > 0 ? `; drop index if exists ${indexes.join(', ')}` : '';
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  for (let tries = 1; ; tries++) {
    try {
      await client.query(`truncate ${parts}${drop}`);
      break;
    } catch (error) {
      const isLocked = error instanceof pg.DatabaseError && error.code === '55P03';
      if (!isLocked || tries === MOST_TRIES) throw error;
      await wait(BETWEEN_TRIES_MS);
    }
  }
  await client.query('set lock_timeout = 0');
}

async function filled<T>(
  client: pg.Client,
  { slot, inUse }: Pick<SlotLoad, 'slot' | 'inUse'>,
  work: (load: SlotLoad) => Promise<T>,
): Promise<T> {
  let writing: Promise<unknown> = Promise.resolve();
  const next = async (job: () => Promise<unknown>) => {
    await writing;
    writing = job();
    // Reported to the next call that adds rows or finishes.
    writing.catch(() => {});
  };
  const columnsOf = ({ columns }: CopyTarget) => columns.map(pg.escapeIdentifier).join(', ');
  const result = await work({
    slot,
    inUse,
    add: (target, rows) =>
      next(() =>
        copyRows(
          client,
          { table: partOf(target.table, slot), columns: ['slot', ...target.columns] },
          (write) => write(rows),
          [slot],
        ),
      ),
    async takeOver(target, which = 'true', values = []) {
      await writing;
      if (inUse === null) return 0;
      const { rowCount } = await client.query(
        `insert into ${pg.escapeIdentifier(partOf(target.table, slot))} (slot, ${columnsOf(target)})
          select ${slot}, ${columnsOf(target)} from ${pg.escapeIdentifier(partOf(target.table, inUse))} where ${which}`,
        [...values],
      );
      return rowCount ?? 0;
    },
    async run(text, values = []) {
      await writing;
      await client.query(text, [...values]);
    },
  });
  await writing;
  return result;
}
