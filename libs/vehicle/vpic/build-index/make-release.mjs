/** Makes the index and the catalog of one of NHTSA's monthly dumps. */
import { DumpError } from './dump-error.mjs';
import { dumpTexts } from './dump-texts.mjs';
import { readDump } from './read-dump.mjs';
import { collectRelease, WANTED } from './release.mjs';

export { DumpError };

/** Without a row in each of them no VIN is decoded, whatever else a dump has. */
const NEVER_EMPTY = [
  ...['element', 'errorcode', 'make', 'make_model', 'manufacturer', 'model', 'pattern', 'vehicletype', 'vinschema'],
  ...['wmi', 'wmi_make', 'wmi_vinschema'],
];

/**
 * Reads a dump to its end and makes an index of it. It takes half a minute of processor time in one go, so a process that
 * answers anybody has another one do it (`release-process.mjs`).
 *
 * @param {string} path `vPICList_lite_YYYY_MM.plain.zip`, or the `.sql` in it
 * @param {Parameters<typeof import('./make-release.d.mts').makeRelease>[1]} [options]
 * @returns {ReturnType<typeof import('./make-release.d.mts').makeRelease>}
 * @throws {DumpError} for a file that is not a whole dump of vPIC, or has a table without rows that decoding takes
 */
export async function makeRelease(path, { builder = { WANTED, collectRelease }, onProgress, signal } = {}) {
  const collected = builder.collectRelease();
  let read = 0;
  const { release, rows } = await readDump(path, {
    tables: builder.WANTED,
    onRow: (table, cells) => {
      read += 1;
      collected.row(table, cells);
    },
    onProgress: (share) => onProgress?.(share, read),
    signal,
  });
  const empty = NEVER_EMPTY.filter((table) => rows[table] === 0);
  if (empty.length > 0) throw new DumpError(dumpTexts.noRows(release, empty));
  const { index, catalogue } = await collected.finish({ release });
  return { release, rows, index, catalogue };
}
