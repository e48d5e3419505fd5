/** Builds the index and catalog of one of NHTSA's monthly dumps. */
import { DumpError } from './dump-error.mjs';
import { dumpTexts } from './dump-texts.mjs';
import { readDump } from './read-dump.mjs';
import { collectRelease, WANTED } from './release.mjs';

export { DumpError };

/** Tables that must have rows; without them no VIN can be decoded. */
const NEVER_EMPTY = [
  ...['element', 'errorcode', 'make', 'make_model', 'manufacturer', 'model', 'pattern', 'vehicletype', 'vinschema'],
  ...['wmi', 'wmi_make', 'wmi_vinschema'],
];

/**
 * Reads a whole dump and builds an index from it. This takes half a minute of CPU time in one go, so servers run it in
 * another process (`release-process.mjs`).
 *
 * @param {string} path `vPICList_lite_YYYY_MM.plain.zip`, or the `.sql` in it
 * @param {Parameters<typeof import('./make-release.d.mts').makeRelease>[1]} [options]
 * @returns {ReturnType<typeof import('./make-release.d.mts').makeRelease>}
 * @throws {DumpError} if the file isn't a complete vPIC dump or a table needed for decoding has no rows
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
