import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { judge } from '../audit/judge.mjs';
import { readFacts } from '../audit/read-facts.mjs';
import { until } from '../bed/until.mjs';
import { FIRST_KILL, planOf } from './chaos.mjs';
import { Drive } from './drive.mjs';
import { Feed } from './feed.mjs';
import { Mirror } from './mirror.mjs';
import { Product } from './product.mjs';
import { judgeFeed, judgeLatency, judgeLeaks, judgeMemory, tableOf } from './verdict.mjs';
import { DatabaseWatch, filesIn, sampleProcess } from './watch.mjs';

/** Writes the files of open data; it is another project's. */
const MIRROR = new URL('../../../bench/src/open-data/mirror.mjs', import.meta.url);
/** Share of the measured capacity that is held. */
const LOAD = 0.6;
const SAMPLE_MS = 5_000;
/** Garbage is collected once a minute: more often would show in p99. */
const COLLECTED_EACH = 12;
/** Sizes of the mirror's files, as a share of the real ones. */
const MIRROR_SHARE = 0.002;
/** Of the load's time: the caches fill, and code gets optimized. */
const WARM_UP = 0.15;
/** Longest and shortest time between rounds of jobs, imports, and syncs. */
const [LONGEST_ROUND_MS, ROUNDS] = [300_000, 6];
/** Minutes after a kill that don't count for p99: that one, and the start of whatever was killed. */
const DISTURBED = 2;
const ENDS_MS = 30_000;
/** Of all minutes: those that later ones are compared with, at most ten. */
const FIRST = 1 / 4;

/** Processes that work in a folder. @param {string} folder @returns {string[]} their command lines */
function processesIn(folder) {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return [];
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      const isThere = readlinkSync(`/proc/${pid}/cwd`).startsWith(folder) || command.includes(folder);
      return isThere ? [`${pid} ${command.slice(0, 120)}`] : [];
    } catch {
      return []; // It ended meanwhile.
    }
  });
}

/**
 * Runs the soak: measures what the machine can do, holds a share of it with everything else going on, breaks things, and
 * judges what was measured.
 *
 * @param {{ product: string; folder: string; minutes: number; seed: number }} options `folder` is deleted first
 * @param {(text: string) => void} say
 * @returns {Promise<number>} exit code: 0 if everything held
 */
export async function soak({ product: built, folder, minutes, seed }, say) {
  if (!existsSync(join(built, 'dist/apps/server/main.js'))) {
    say(`Build the product first: npm run build, in ${built}.`);
    return 2;
  }
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['mirror', 'files']) mkdirSync(join(folder, name), { recursive: true });
  /** @type {typeof import('../../../bench/src/open-data/mirror.mjs')} */
  const { writeMirror } = await import(MIRROR.href);
  await writeMirror(join(folder, 'mirror'), MIRROR_SHARE);
  const mirror = new Mirror(join(folder, 'mirror'));
  const product = await Product.at({ product: built, folder, mirror: await mirror.open() });
  const database = new DatabaseWatch(product);
  const drive = new Drive(product.target, seed);
  const command = product.command.bind(product);
  const feed = new Feed({ database, drive, mirror, folder: join(folder, 'files'), command });
  /** @type {import('./watch.mjs').Sample[]} */
  const samples = [];
  /** @type {import('./watch.mjs').Common[]} */
  const common = [];
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {Set<number>} */
  const disturbed = new Set();
  /** @type {{ minute: number; what: string }[]} */
  const events = [];
  const programs = [product.server, product.worker];
  let isOver = false;
  const noteJobs = async () => {
    for (const job of await product.doneJobs()) done.add(job);
  };

  const sample = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now();
      const isCollected = turn % COLLECTED_EACH === 0;
      for (const program of programs) {
        const own = await sampleProcess(product.probes, program, drive.at, isCollected);
        if (own) samples.push(own);
      }
      const shared = await database.sample(drive.at);
      if (shared) common.push(shared);
      if (isCollected) {
        await noteJobs();
        const [last, load] = [samples.at(-1), loadavg()[0]?.toFixed(1)];
        say(`${(drive.at * 60).toFixed(0)} min: load ${load}, ${last?.name} ${last?.rssMb.toFixed(0)} MB`);
      }
      await pause(Math.max(0, SAMPLE_MS - (performance.now() - began)));
    }
  };
  const work = async () => {
    const round = Math.min(LONGEST_ROUND_MS, (minutes * 60_000) / ROUNDS);
    while (!isOver) {
      const began = performance.now();
      await feed.cycle();
      while (!isOver && performance.now() - began < round) await pause(500);
    }
  };
  const strike = async () => {
    for (const blow of planOf({ ...product, database, mirror })) {
      await pause(Math.max(0, (blow.at * minutes) / 60 - drive.at) * 3_600_000);
      const minute = Math.floor(drive.at * 60);
      events.push({ minute, what: blow.name });
      say(`${minute} min: ${blow.name}`);
      if (!blow.isKill) {
        await blow.strike();
        continue;
      }
      for (let next = 0; next < DISTURBED; next += 1) disturbed.add(minute + next);
      await noteJobs();
      await Promise.resolve(blow.strike()).catch((error) => say(String(error)));
    }
  };

  /** @type {import('./verdict.mjs').Check[]} */
  const checks = [];
  /** @type {Record<string, unknown>} */
  const facts = {
    minutes,
    seed,
    cores: availableParallelism(),
    loadBefore: loadavg()[0],
    began: new Date().toISOString(),
  };
  /** A step that failed is a result like any other: what was measured until then is judged and written. @param {unknown} error */
  const notReached = (error) => {
    say(String(error));
    checks.push({ name: 'every step of the run', value: String(error), limit: 'done', passed: false });
  };
  try {
    await product.start();
    await until('the owner signs in at the desk', () => drive.enterDesk(), 90_000, 5_000);
    const capacity = await drive.capacity(Math.min(20, minutes * 2));
    say(`Capacity: ${capacity.toFixed(1)} errands per second; holding ${(capacity * LOAD).toFixed(1)}`);
    Object.assign(facts, { capacity, perSecond: capacity * LOAD });
    drive.begin();
    const all = [sample(), work(), strike(), drive.hold(capacity * LOAD)];
    await pause(minutes * 60_000);
    isOver = true;
    drive.stop();
    await Promise.all(all);
    const worker = async () => (await product.doneJobs()).length > 0;
    await until('the worker answers', worker, 60_000).then(noteJobs, notReached);
    const stretch = { from: (WARM_UP * minutes) / 60, to: (FIRST_KILL * minutes) / 60 };
    const first = Math.min(10, Math.max(1, Math.floor(minutes * FIRST)));
    // What needs no database comes first: it may be what failed.
    checks.push(
      ...judgeMemory(samples, stretch),
      ...judgeLeaks(samples, common, stretch),
      judgeLatency(drive.minutes, first, disturbed),
      ...judgeFeed(feed.outcomes),
    );
    const missing = (await feed.kinds()).filter((kind) => !done.has(kind));
    const { lost, doubled } = judge(drive.journal.operations, await readFacts(drive.journal.operations, database.url));
    const open = drive.journal.operations.filter(({ acknowledged }) => acknowledged === null).length;
    checks.push(
      count('acknowledged writes that were lost', lost),
      count('writes that were doubled', doubled),
      { name: 'writes without an answer at the end', value: String(open), limit: '0', passed: open === 0 },
      { name: 'kinds of jobs', value: `${done.size} ran`, limit: 'each once', passed: missing.length === 0 },
    );
    Object.assign(facts, { missing, lost, doubled });
  } catch (error) {
    notReached(error);
  } finally {
    isOver = true;
    drive.stop();
    await database.close();
    const began = performance.now();
    await product.stop();
    const isGone = async () => database.serverPid === null && processesIn(folder).length === 0;
    await until('the database ends with its last user', isGone, ENDS_MS).catch((error) => say(String(error)));
    const took = ((performance.now() - began) / 1000).toFixed(1);
    const locks = filesIn(product.dataDir).filter((file) => /postmaster\.pid$|postgres-socket\//.test(file));
    checks.push(
      count(`processes left after the stop, which took ${took} s`, processesIn(folder)),
      count('locks and sockets left', locks),
      count('temporary files left', filesIn(product.temporary)),
      count('files of downloads left', filesIn(join(product.dataDir, 'open-data'))),
    );
    await mirror.close();
  }
  const passed = checks.every((check) => check.passed);
  const outcomes = Object.fromEntries(drive.outcomes);
  const latency = [...drive.minutes].map(([minute, histogram]) => ({
    ...{ minute, calls: histogram.count, p50: histogram.percentile(0.5), p99: histogram.percentile(0.99) },
    disturbed: disturbed.has(minute),
  }));
  const result = {
    passed,
    ...facts,
    events,
    checks,
    outcomes,
    failures: Object.fromEntries(drive.failures),
    latency,
    samples,
    common,
  };
  writeFileSync(join(folder, 'results.json'), JSON.stringify(result, null, 1));
  say(tableOf(checks));
  say(`${passed ? 'Everything held.' : 'Something did not hold.'} All figures: ${join(folder, 'results.json')}`);
  return passed ? 0 : 1;
}

/** @param {string} name @param {readonly string[]} found @returns {import('./verdict.mjs').Check} */
function count(name, found) {
  const shown = found.length === 0 ? '0' : `${found.length}: ${found.slice(0, 3).join('; ')}`;
  return { name, value: shown, limit: '0', passed: found.length === 0 };
}
