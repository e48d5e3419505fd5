import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { copyRows, type CopiedRow, type CopyTarget } from '../bulk/copy-rows.ts';
import { type Database } from '../database.ts';
import { partOf, slotIndexes, type SlotSet } from './slot-set.ts';

/** Another process fills the slot just now. */
export class SlotBusyError extends Error {
  override readonly name = 'SlotBusyError';
}

/** Of no meaning but that nobody else in this database uses it as the first of two numbers. */
const LOCKS = 4_711_017;
/** How long emptying a table waits for readers before it lets new ones go ahead, how often, and how long between. */
const LOCK_TIMEOUT_MS = 200;
const MOST_TRIES = 1_500;
const BETWEEN_TRIES_MS = 200;

/** A slot that is being filled. */
export interface SlotLoad {
  readonly slot: number;
  /** The slot in use; null where nothing was loaded yet. */
  readonly inUse: number | null;
  /**
   * Adds rows by COPY while the caller goes on: it waits for the rows that were added before, so that reading a file and
   * writing it overlap.
   */
  add(target: CopyTarget, rows: readonly CopiedRow[]): Promise<void>;
  /**
   * Takes rows over from the slot in use.
   *
   * @param which a condition on them with `$1`, `$2` … for `values`; all rows where it is left out
   * @returns how many
   */
  takeOver(target: CopyTarget, which?: string, values?: readonly unknown[]): Promise<number>;
  /** Changes what was added; `<table>_<slot>` names it, see {@link partOf}. */
  run(text: string, values?: readonly unknown[]): Promise<void>;
}

/**
 * Empties the slot that is not in use, lets `work` fill it, makes its indexes, and refreshes its statistics. {@link useSlot}
 * then puts it into use. Readers of the tables never wait for it. What was in the slot, the load to go back to, is gone from the beginning.
 *
 * Nobody else fills the slot meanwhile, and what a killed process left is emptied: the lock is the connection's own.
 *
 * @throws SlotBusyError when another process fills it
 */
export async function loadSlot<T>(
  database: Database,
  set: SlotSet,
  work: (load: SlotLoad) => Promise<T>,
): Promise<{ readonly slot: number; readonly result: T }> {
  const client = new pg.Client({
    connectionString: database.ownerConnectionString,
    application_name: 'load',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => {}); // the query under way rejects
  await client.connect();
  try {
    // A machine that is gone is noticed within a minute. What is lost of a load by a power cut is loaded again: the
    // transaction that puts it into use waits for the disk, and with it for all that was written before.
    await client.query(`set statement_timeout = 0; set synchronous_commit = off; set client_min_messages = warning;
      set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 4`);
    const { rows: got } = await client.query<{ is_ours: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as is_ours',
      [LOCKS, `${set.pointer} ${set.name}`],
    );
    if (!got[0]!.is_ours) throw new SlotBusyError(`Another process fills ${set.name} of ${set.pointer}.`);
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
    // Rows that are known to be seen by everybody are read from an index alone.
    for (const table of set.tables) await client.query(`vacuum (analyze) ${pg.escapeIdentifier(partOf(table, slot))}`);
    return { slot, result };
  } finally {
    await client.end();
  }
}

/**
 * A reader that is under way is waited for briefly and again and again: while a statement waits for a table to itself, new
 * readers queue behind it.
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
    // Whoever adds next, or ends, is told.
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
