/** Benchmarks of `npm run decode`, with a release in use as left by an import. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageSums, sumsFile } from '../build-index/index-pieces.mjs';
import { emptyProgram, processorMs, processorSeconds } from './starts.mjs';

const RELEASE = 'vPICList_lite_2026_09';

/** Columns a list of vehicles might ask for: ten elements. */
const TEN = [
  ...['Model Year', 'Make', 'Model', 'Series', 'Vehicle Type', 'Manufacturer Name', 'Plant City', 'Plant Country'],
  ...['Body Class', 'Fuel Type - Primary'],
];

/** VINs per file: enough to make startup negligible, few enough to fit a small disk. */
const FILES = [
  { name: 'ten', count: 600_000, args: ['--elements', TEN.join(',')], what: 'ten elements' },
  { name: 'all', count: 200_000, args: [], what: 'all elements' },
];

/**
 * @param {string} folder for temporary files
 * @param {string} cli the built command line
 * @param {string} indexFile of a release
 * @param {Uint8Array} index its bytes
 * @param {readonly string[]} kinds one VIN of each kind
 * @param {(kinds: readonly string[], count: number) => string[]} serialsOf returns distinct VINs of those kinds
 */
export async function* commandLine(folder, cli, indexFile, index, kinds, serialsOf) {
  const dataDir = join(folder, 'data');
  keepRelease(dataDir, indexFile, index);
  const env = { ...process.env, DATA_DIR: dataDir };
  const [emptyMs, firstMs] = await processorMs([[emptyProgram(folder)], [cli, 'decode', kinds[0]]], env);
  yield {
    name: 'vin-cli-first',
    value: firstMs,
    unit: 'ms of processor time, the process of `npm run decode -- VIN`',
    ratio: firstMs / emptyMs,
    versus: 'an empty process',
  };
  for (const { name, count, args, what } of FILES) {
    const [vins, out] = [join(folder, `${name}.txt`), join(folder, `${name}.ndjson`)];
    writeFileSync(vins, `${serialsOf(kinds, count).join('\n')}\n`);
    const seconds = await processorSeconds([cli, 'decode', '--in', vins, '--out', out, ...args], 1, env);
    yield {
      name: `vin-cli-${name}`,
      value: count / seconds,
      unit: `VINs per second of processor time from file to file, ${what}, ${kinds.length} kinds, start included`,
    };
    for (const file of [vins, out]) rmSync(file);
  }
}

/** Puts an index into a data folder the way an import does (`release-store.ts` of vehicle-server). */
function keepRelease(dataDir, indexFile, index) {
  const folder = join(dataDir, 'vpic', RELEASE);
  mkdirSync(folder, { recursive: true });
  cpSync(indexFile, join(folder, 'vpic.index'));
  writeFileSync(sumsFile(join(folder, 'vpic.index')), pageSums(index));
  const file = { bytes: index.length, sha256: createHash('sha256').update(index).digest('hex') };
  const about = {
    ...{ release: RELEASE, as_of: '2026-09-12', imported_at: '2026-09-20T00:00:00Z', by: 'bench' },
    ...{ dump: { name: 'none', ...file }, index: file, catalogue: file, rows: {} },
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(about));
  const pointer = { current: RELEASE, previous: null, changed_at: '2026-09-20T00:00:00Z' };
  writeFileSync(join(dataDir, 'vpic', 'current.json'), JSON.stringify(pointer));
}
