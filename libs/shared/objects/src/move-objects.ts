import type { Database } from '@vinlore/database';
import { sql } from 'kysely';
import { isLost, type Objects, type StoredBytes } from './objects.ts';

/** A table whose rows have bytes, prepared with `nameObjects`; its key is a column `id`. */
export interface ObjectRows {
  readonly table: string;
  /** The media type of a row, as an SQL expression. */
  readonly type: string;
}

/** What a move has done so far. */
export interface MovedObjects {
  readonly table: string;
  /** Rows moved. */
  moved: number;
  /** In bytes. */
  size: number;
  /** Rows that can't move, because the bucket has lost their bytes. */
  lost: number;
}

interface MovingRow extends StoredBytes {
  readonly id: string;
  readonly brand: string;
  readonly type: string;
}

/** Dependencies of a move. */
export interface MoveDeps {
  readonly database: Database;
  readonly objects: Objects;
}

/** Before the first UUID. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Moves the bytes of a table's rows, one after another: into the bucket, or back into the rows. Each is read back and
 * compared by its hash before the row changes. A row that changes meanwhile keeps its change. Running it again goes on
 * where it stopped.
 *
 * @param stop ends it after the row at hand
 * @param onMoved called after each row
 * @throws FileUnavailable if the bucket can't be reached
 */
export async function moveObjects(
  deps: MoveDeps,
  { table, type }: ObjectRows,
  to: 'bucket' | 'database',
  { stop, onMoved }: { readonly stop: AbortSignal; readonly onMoved?: (done: MovedObjects) => void },
): Promise<MovedObjects> {
  const done: MovedObjects = { table, moved: 0, size: 0, lost: 0 };
  const elsewhere = to === 'bucket' ? sql`bytes is not null` : sql`object is not null`;
  for (let after = FIRST; !stop.aborted;) {
    const { rows } = await deps.database.maintenance((db) =>
      sql<MovingRow>`select id, brand, ${sql.raw(type)} as type, bytes, object from ${sql.table(table)}
        where id > ${after}::uuid and ${elsewhere} order by id limit 1`.execute(db),
    );
    const [row] = rows;
    if (!row) break;
    after = row.id;
    try {
      const size = await (to === 'bucket' ? intoBucket(deps, table, row) : intoRow(deps, table, row));
      if (size !== null) {
        done.moved++;
        done.size += size;
      }
    } catch (error) {
      if (!isLost(error)) throw error;
      done.lost++;
    }
    onMoved?.(done);
  }
  return done;
}

/** @returns the size; null if the row has changed meanwhile */
async function intoBucket({ database, objects }: MoveDeps, table: string, row: MovingRow): Promise<number | null> {
  const { object } = await objects.keep(row.brand, row.bytes!, row.type);
  if (object === null) throw new Error('There is no bucket to move to.');
  await objects.read(row.brand, { bytes: null, object });
  const { numAffectedRows } = await database.maintenance((db) =>
    sql`update ${sql.table(table)} set bytes = null, object = ${object}
      where id = ${row.id} and sha256(bytes) = decode(${object}, 'hex')`.execute(db),
  );
  return numAffectedRows === 1n ? row.bytes!.byteLength : null;
}

/** @returns the size; null if the row has changed meanwhile */
async function intoRow({ database, objects }: MoveDeps, table: string, row: MovingRow): Promise<number | null> {
  const bytes = await objects.read(row.brand, row);
  const { numAffectedRows } = await database.maintenance((db) =>
    sql`update ${sql.table(table)} set bytes = ${bytes}, object = null
      where id = ${row.id} and object = ${row.object}`.execute(db),
  );
  return numAffectedRows === 1n ? bytes.byteLength : null;
}
