import { recordAct } from '@vinlore/audit';
import { csvPieces } from '@vinlore/contract';
import { type Database, PAGE_SIZE, pageOf, tables, type Tx } from '@vinlore/database';
import { type Handler, refuse, staffAct, StreamReply } from '@vinlore/server-kit';
import type { FailedVin, vehicleContract } from '@vinlore/vehicle-domain';
import { type Selectable, sql } from 'kysely';
import type { VehicleTables } from '../tables.ts';

/** Rows per read and per file. */
const FILE_PAGE = 1_000;
const FILE_ROWS = 100_000;

type Row = Selectable<VehicleTables['vehicle_error_vin']>;
type FileInput = Parameters<Handler<typeof vehicleContract.staffVinsFile>>[0];

/** Cursor at the end of a page: the VIN and its rank when it was read. */
type Place = Pick<Row, 'count' | 'vin'>;

const vins = (source: Database | Tx) => tables<VehicleTables>(source);
/** Matches the sort order of the indexes, whatever the database locale. */
const vinOrder = sql<string>`vin collate "C"`;

/** Sorts after any character a VIN can continue with. */
const END = '\u{10FFFF}';

async function failedVins(
  database: Database,
  brand: string,
  { state, reason, search }: FileInput,
  cursor: Place | null,
  most: number,
): Promise<Row[]> {
  let rows = vins(database)
    .selectFrom('vehicle_error_vin')
    .selectAll()
    .where('brand', '=', brand)
    .where('handled', '=', state === 'handled');
  if (reason) rows = rows.where('reason', '=', reason);
  if (search) {
    rows = rows.where(vinOrder, '>=', search).where(vinOrder, '<', `${search}${END}`);
    if (cursor) rows = rows.where(vinOrder, '>', cursor.vin);
    return rows.orderBy(vinOrder).limit(most).execute();
  }
  // Most VINs were looked up once, so rank and VIN have to form a single index range; otherwise deep pages would scan
  // from the top.
  if (cursor) rows = rows.where(sql<boolean>`(-count, ${vinOrder}) > (${-cursor.count}::integer, ${cursor.vin})`);
  return rows
    .orderBy(sql`-count`)
    .orderBy(vinOrder)
    .limit(most)
    .execute();
}

const failedVinView = ({ vin, reason, count, first_at, last_at, handled_at, note }: Row): FailedVin => ({
  vin,
  reason,
  count,
  first_at: first_at.toISOString(),
  last_at: last_at.toISOString(),
  handled_at: handled_at?.toISOString() ?? null,
  note,
});

function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const space = cursor.indexOf(' ');
  // Values too large for the column match no rows.
  return { count: Math.min(Number(cursor.slice(0, space)), 2_147_483_647), vin: cursor.slice(space + 1) };
}

/** GET /api-cwa/staff/vins */
function list(database: Database): Handler<typeof vehicleContract.staffVins> {
  return async ({ cursor, ...request }, { brand }) => {
    const found = await failedVins(database, brand.key, request, placeOf(cursor), PAGE_SIZE + 1);
    const { rows: page, more } = pageOf(found);
    const last = page.at(-1);
    return { vins: page.map(failedVinView), more, cursor: more && last ? `${last.count} ${last.vin}` : null };
  };
}

/** GET /api-cwa/staff/vins/csv. Reads and streams one page at a time. */
function file(database: Database): Handler<typeof vehicleContract.staffVinsFile> {
  return (request, { brand, text: { t } }) => {
    const names = ['vin', 'reason', 'asked', 'firstAsked', 'lastAsked', 'handled', 'note'] as const;
    async function* pages() {
      let rows: Row[] = [];
      let sent = 0;
      do {
        rows = await failedVins(database, brand.key, request, rows.at(-1) ?? null, FILE_PAGE);
        yield rows
          .map(failedVinView)
          .map((row) => [
            ...[row.vin, row.reason, String(row.count), row.first_at, row.last_at],
            ...[row.handled_at ?? '', row.note],
          ]);
        sent += rows.length;
      } while (rows.length === FILE_PAGE && sent < FILE_ROWS);
    }
    const header = names.map((name) => t(`vehicle.${name}`));
    return new StreamReply(csvPieces(header, pages()), 'text/csv; charset=utf-8', `${t('vehicle.failedVins')}.csv`);
  };
}

/** POST /api-cwa/staff/vin/handle */
function handle(database: Database): Handler<typeof vehicleContract.staffHandleVin> {
  return (request, context) =>
    database.transaction(async (tx) => {
      const { vin, handled, note } = request;
      const { brand, text } = context;
      const db = vins(tx);
      const before =
        (await db
          .selectFrom('vehicle_error_vin')
          .selectAll()
          .where('brand', '=', brand.key)
          .where('vin', '=', vin)
          .forUpdate()
          .executeTakeFirst()) ?? refuse(404, text.t('vehicle.noFailedVin'));
      if (before.handled === handled && before.note === note) return failedVinView(before);
      const after = await db
        .updateTable('vehicle_error_vin')
        .set({ handled, note, handled_at: handled ? sql<Date>`now()` : null })
        .where('brand', '=', brand.key)
        .where('vin', '=', vin)
        .returningAll()
        .executeTakeFirstOrThrow();
      await recordAct(tx, {
        ...staffAct(context),
        act: handled ? 'vin.handled' : 'vin.reopened',
        subject: { kind: 'vin', id: vin },
        before: { handled: before.handled, note: before.note },
        after: { handled, note },
      });
      return failedVinView(after);
    });
}

/** Staff calls for failed VINs. */
export const failedVinCalls = (database: Database) => ({
  staffVins: list(database),
  staffVinsFile: file(database),
  staffHandleVin: handle(database),
});
