import { medianOf } from '../median.mjs';
import { Histogram, minuteMinima, trendOf } from './statistics.mjs';

/**
 * @typedef {import('./watch.mjs').Sample} Sample
 * @typedef {import('./watch.mjs').Common} Common
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {string} value
 * @property {string} limit
 * @property {boolean} passed
 *
 * @typedef {{ from: number; to: number }} Stretch in hours since the start of the load
 *
 * @typedef {Record<string, { done: number; failed: number }>} FeedOutcomes by kind of work beside the visitors'
 */

/** A leak of memory is one that an operator would notice within a week. */
const SLOPE_MB_PER_HOUR = 5;
const SLOWER = 1.5;
/** What may be open more at the end than at the start: pools and keep-alive connections breathe. */
const MORE = { files: 25, sockets: 25, statements: 3, connections: 6, temporary: 3, dataFiles: 3 };
/** Shares of a stretch that are compared. */
const EDGE = 0.25;

/** @template {{ at: number }} Row @param {readonly Row[]} rows @param {Stretch} stretch */
const within = (rows, { from, to }) => rows.filter(({ at }) => at >= from && at < to);

/** @param {number} value */
const short = (value) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0));

/**
 * Series of memory by process lifetime: a process that starts again is another one.
 *
 * @param {readonly Sample[]} samples
 * @returns {Map<string, Sample[]>} by name and process id
 */
function lifetimesOf(samples) {
  /** @type {Map<string, Sample[]>} */
  const lifetimes = new Map();
  for (const sample of samples) {
    const key = `${sample.name} ${sample.pid}`;
    lifetimes.set(key, [...(lifetimes.get(key) ?? []), sample]);
  }
  return lifetimes;
}

/**
 * Whether a trend is flat: its interval includes zero or falls, or it stays below the limit.
 *
 * @param {import('./statistics.mjs').Trend | null} trend of MB
 */
export const isFlat = (trend) => trend !== null && (trend.low <= 0 || trend.high < SLOPE_MB_PER_HOUR);

/**
 * Judges the memory of each process that lived through the whole stretch: resident, and the heap after collections.
 *
 * @param {readonly Sample[]} samples
 * @param {Stretch} stretch after the warm-up and before the first kill
 * @returns {Check[]}
 */
export function judgeMemory(samples, stretch) {
  const all = within(samples, stretch);
  /** @type {Check[]} */
  const checks = [];
  for (const [process, own] of lifetimesOf(all)) {
    if ((own.at(-1)?.at ?? 0) - (own[0]?.at ?? 0) < (stretch.to - stretch.from) * 0.8) continue;
    const series = {
      'resident memory': own.map(({ at, rssMb }) => ({ at, value: rssMb })),
      'heap after GC': own.flatMap(({ at, heapMb }) => (heapMb === null ? [] : [{ at, value: heapMb }])),
    };
    for (const [what, points] of Object.entries(series)) {
      const trend = trendOf(minuteMinima(points));
      checks.push({
        name: `${what} of ${process.replace(/ \d+$/, '')}`,
        value: trend
          ? `${short(trend.slope)} MB/h (${short(trend.low)} to ${short(trend.high)}), ${trend.points} minutes`
          : 'too short',
        limit: `includes 0, or below ${SLOPE_MB_PER_HOUR} MB/h`,
        passed: isFlat(trend),
      });
    }
  }
  const expected = new Set(all.map(({ name }) => name));
  for (const name of expected)
    if (!checks.some((check) => check.name === `resident memory of ${name}`))
      checks.push({ name: `lifetime of ${name}`, value: 'ended in the stretch', limit: 'whole', passed: false });
  return checks;
}

/**
 * Judges what is open: medians of the last quarter of the stretch against the first one's.
 *
 * @param {readonly Sample[]} samples
 * @param {readonly Common[]} common
 * @param {Stretch} stretch
 * @returns {Check[]}
 */
export function judgeLeaks(samples, common, stretch) {
  const length = (stretch.to - stretch.from) * EDGE;
  const edges = [
    { from: stretch.from, to: stretch.from + length },
    { from: stretch.to - length, to: stretch.to },
  ];
  /** @param {string} name @param {keyof typeof MORE} key @param {readonly { at: number }[]} rows */
  const check = (name, key, rows) => {
    const medians = edges.map((edge) =>
      medianOf(within(rows, edge).map((row) => Number(/** @type {Record<string, unknown>} */ (row)[key]))),
    );
    const [before = 0, after = 0] = medians;
    const isKnown = edges.every((edge) => within(rows, edge).length > 0);
    return {
      name,
      value: isKnown ? `${before} → ${after}` : 'not sampled',
      limit: `at most ${MORE[key]} more`,
      passed: isKnown && after - before <= MORE[key],
    };
  };
  const names = [...new Set(within(samples, stretch).map(({ name }) => name))];
  return [
    ...names.flatMap((name) => {
      const own = samples.filter((sample) => sample.name === name);
      return [
        check(`open files of ${name}`, 'files', own),
        check(`sockets of ${name}`, 'sockets', own),
        check(`prepared statements of a connection of ${name}`, 'statements', own),
      ];
    }),
    check('connections to the database', 'connections', common),
    check('temporary files', 'temporary', common),
    check('files in the data folder', 'dataFiles', common),
  ];
}

/**
 * Judges p99: all later minutes that no kill disturbed against the first ones.
 *
 * @param {ReadonlyMap<number, Histogram>} minutes of answered calls since the start of the load
 * @param {number} first minutes to compare with
 * @param {ReadonlySet<number>} disturbed minutes
 * @returns {Check}
 */
export function judgeLatency(minutes, first, disturbed) {
  const [before, after] = [new Histogram(), new Histogram()];
  for (const [minute, histogram] of minutes)
    if (!disturbed.has(minute)) (minute < first ? before : after).merge(histogram);
  const [usual, later] = [before.percentile(0.99), after.percentile(0.99)];
  return {
    name: 'p99',
    value: `${usual.toFixed(0)} ms in the first ${first} minutes, ${later.toFixed(0)} ms later: × ${(later / usual).toFixed(2)}`,
    limit: `× ${SLOWER}`,
    passed: after.count > 0 && before.count > 0 && later <= SLOWER * usual,
  };
}

/**
 * Judges the work beside the visitors': each kind was done more often than it failed, as it may while a source is down or a
 * process was killed.
 *
 * @param {FeedOutcomes} outcomes
 * @returns {Check[]}
 */
export const judgeFeed = (outcomes) =>
  Object.entries(outcomes).map(([name, { done, failed }]) => ({
    name: `rounds of ${name}`,
    value: `${done} done, ${failed} failed`,
    limit: 'more done than failed',
    passed: done > failed,
  }));

/**
 * @param {readonly Check[]} checks
 * @returns {string} a Markdown table
 */
export function tableOf(checks) {
  const lines = checks.map(
    ({ name, value, limit, passed }) => `| ${name} | ${value} | ${limit} | ${passed ? 'yes' : 'NO'} |`,
  );
  return ['| what | measured | limit | held |', '| --- | --- | --- | --- |', ...lines].join('\n');
}
