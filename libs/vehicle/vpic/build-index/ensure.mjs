/**
 * Makes the index where it is missing or older than what it is made from, so that tests run alone.
 * The index says itself what it was made from: dist/vpic/vpic.stamp.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Where servers and the command line find the index, from the workspace's root: dist/vpic/vpic.index. */
export const INDEX_FILE = at('../../../../dist/vpic/vpic.index');

/**
 * @param {{ force?: boolean }} [options] `force` makes it even where it is up to date
 * @returns {Promise<{ path: string, bytes: number, compressed: number, seconds: number }>}
 */
export async function ensureIndex({ force = false } = {}) {
  const started = performance.now();
  const { openVpic, checkElements, readTables, VPIC_FILE } = await import('./read-vpic.mjs');
  const stampFile = join(INDEX_FILE, '..', 'vpic.stamp');
  const stamp = sourceStamp(VPIC_FILE);
  const current = existsSync(INDEX_FILE) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (force || !current) {
    const [{ assemble }, { writeIndex }] = await Promise.all([
      import('./assemble.mjs'),
      import('../src/format/write-index.mjs'),
    ]);
    const vpic = await openVpic(VPIC_FILE);
    checkElements(vpic);
    const bytes = writeIndex(assemble(vpic, readTables(vpic)));
    vpic.close();
    mkdirSync(join(INDEX_FILE, '..'), { recursive: true });
    replaceFile(INDEX_FILE, bytes);
    replaceFile(`${INDEX_FILE}.br`, brotli(bytes));
    replaceFile(stampFile, stamp);
  }
  return {
    path: INDEX_FILE,
    bytes: statSync(INDEX_FILE).size,
    compressed: statSync(`${INDEX_FILE}.br`).size,
    seconds: (performance.now() - started) / 1000,
  };
}

/** A reader never sees half a file: written beside and moved. */
function replaceFile(path, content) {
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, content);
  renameSync(beside, path);
}

function brotli(bytes) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** A hash of the programs that make the index and of the data file's size and package version. */
function sourceStamp(vpicFile) {
  const hash = createHash('sha256');
  const programs = ['.', '../src/format'].flatMap((folder) =>
    readdirSync(at(folder))
      .filter((name) => name.endsWith('.mjs') && !name.endsWith('.d.mts'))
      .map((name) => at(`${folder}/${name}`)),
  );
  for (const program of [...programs.sort(), at('../src/elements.json')]) hash.update(readFileSync(program));
  hash.update(readFileSync(join(vpicFile, '..', '..', '..', 'package.json')));
  return hash.update(String(statSync(vpicFile).size)).digest('hex');
}
