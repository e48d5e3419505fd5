/**
 * Benchmarks a whole release: an imported index, or one of a synthetic dump with the row counts of NHTSA's release of
 * September 2026, whose import is measured too. Rates are per second of CPU time, so other processes matter little.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageSums, sumsFile } from '../build-index/index-pieces.mjs';
import { bundle } from './bundle.mjs';
import { commandLine } from './command-line.mjs';
import { emptyProgram, processorMs } from './starts.mjs';
import { kindsOf, serialsOf } from './vins-of-index.mjs';

const run$ = promisify(execFile);
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const KINDS = 1_000;
const DISTINCT = 1_000_000;
/** VINs of each kind decoded before memory is measured. */
const SERIALS = 300;

/**
 * @param {string} folder for temporary files
 * @param {string} cli the built command line
 * @param {string} [given] index of an imported release
 */
export async function* wholeRelease(folder, cli, given) {
  const index = join(folder, 'whole.index');
  if (given) writeFileSync(index, readFileSync(given));
  else yield* importSynthetic(folder, index);
  const bytes = readFileSync(index);
  writeFileSync(sumsFile(index), pageSums(bytes));
  const file = await bundle(join(folder, 'whole'), './entry.mjs');
  const decoder = await import(file);
  const kinds = kindsOf(decoder, bytes, KINDS);
  const save = (name, value) => {
    writeFileSync(join(folder, name), JSON.stringify(value));
    return join(folder, name);
  };
  const vins = save('whole-vins.json', serialsOf(kinds, DISTINCT));
  const child = async (...args) => {
    const { stdout } = await run$(process.execPath, [at('./measure-whole.mjs'), ...args]);
    return JSON.parse(stdout);
  };
  for (const what of ['elements', 'names', 'ids']) {
    const { perSecond, knownPerSecond, newMs } = await child(what, file, index, vins, kinds.length);
    yield {
      name: `vin-whole-${what}`,
      value: knownPerSecond,
      unit: `distinct VINs per second of processor time once a VIN of each of ${kinds.length} kinds was decoded`,
    };
    yield {
      name: `vin-whole-${what}-cold`,
      value: perSecond,
      unit: `the same with those first VINs, which take ${newMs.toFixed(2)} ms each`,
    };
  }
  const { residentMb } = await child('memory', file, index, save('whole-kinds.json', kinds), SERIALS);
  const idle = await child('idle');
  yield {
    name: 'vin-whole-memory',
    value: residentMb - idle.residentMb,
    unit: `MB above idle after ${kinds.length * SERIALS} VINs of ${kinds.length} kinds`,
  };
  const first = await bundle(join(folder, 'first'), './first-decode.mjs');
  const [emptyMs, firstMs] = await processorMs([[emptyProgram(folder)], [first, index, kinds[0]]]);
  yield {
    name: 'vin-whole-first',
    value: firstMs,
    unit: 'ms of processor time, a process that decodes one VIN',
    ratio: firstMs / emptyMs,
    versus: 'an empty process',
  };
  yield* commandLine(folder, cli, index, bytes, kinds, serialsOf);
  const packed = brotli(bytes).length;
  yield {
    name: 'vin-whole-index',
    value: packed / 1e6,
    unit: `MB brotli (${(bytes.length / 1e6).toFixed(1)} MB on disk)`,
  };
  const opened = decoder.openIndex(bytes);
  const keys = [...new Set(kinds.map((vin) => decoder.shardKey(vin)))];
  const sizes = keys
    .map((key) => brotli(decoder.makeShard(opened, key)).length / 1000)
    .sort((one, other) => one - other);
  const part = (share) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))];
  yield {
    name: 'vin-whole-excerpt',
    value: part(0.95),
    unit: `KB brotli, p95 of ${keys.length} excerpts (median ${part(0.5).toFixed(1)})`,
  };
}

/**
 * Writes a dump and imports it in a separate process, like `npm run import -- vpic` but without the hash and the store.
 */
async function* importSynthetic(folder, index) {
  const dump = join(folder, 'vPICList_lite_2026_09.plain.zip');
  await run$(process.execPath, [at('../testing/judge/make-dump.mjs'), 'full', dump]);
  const { stdout } = await run$(process.execPath, [at('./measure-import.mjs'), dump, index]);
  const { seconds, processorSeconds, residentMb } = JSON.parse(stdout);
  yield { name: 'vin-whole-import', value: seconds, unit: `s (${processorSeconds.toFixed(1)} s of processor time)` };
  yield { name: 'vin-whole-import-memory', value: residentMb, unit: 'MB at most' };
}

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
