import { medianOf } from '../median.mjs';

/** @typedef {import('./results.mjs').Result} Result */

/** Writes have to return within this time. */
const PAUSE_MS = 20_000;

const COLUMNS = [
  'scenario',
  'runs',
  'operations',
  'lost or duplicated',
  'longest time without an acknowledged write: median, worst',
  'failed calls',
  'not a 503 with `Retry-After`',
  'after more than 1.5 s',
  'failed reads',
];

/** @param {number} count */
const grouped = (count) => count.toLocaleString('en-US');
/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
/** @param {readonly Result[]} results @param {(result: Result) => number | undefined} take */
const sum = (results, take) => results.reduce((total, result) => total + (take(result) ?? 0), 0);

/** @param {readonly Result[]} results */
const wrongs = (results) => sum(results, ({ lost = [], doubled = [] }) => lost.length + doubled.length);

/** @param {readonly Result[]} results @param {string} title */
function rowOf(results, title) {
  const pauses = results.map(({ longestPauseMs = 0 }) => longestPauseMs);
  return [
    title,
    grouped(results.length),
    grouped(sum(results, ({ operations }) => operations)),
    grouped(wrongs(results)),
    `${seconds(medianOf(pauses))}, ${seconds(Math.max(0, ...pauses))}`,
    grouped(sum(results, ({ failedCalls }) => failedCalls)),
    grouped(sum(results, ({ wrongFailures }) => wrongFailures)),
    grouped(sum(results, ({ slowFailures }) => slowFailures)),
    `${grouped(sum(results, ({ failedReads }) => failedReads))} of ${grouped(sum(results, ({ reads }) => reads))}`,
  ];
}

/**
 * Results as a Markdown table, a row for each scenario that ran, with a sentence on all of them before and after.
 *
 * @param {readonly Result[]} all
 * @param {readonly { name: string; title: string }[]} scenarios
 * @returns {string}
 */
export function tableOf(all, scenarios) {
  const results = all.filter((result) => result.void === undefined);
  const rows = scenarios.flatMap(({ name, title }) => {
    const own = results.filter(({ scenario }) => scenario === name);
    return own.length === 0 ? [] : [rowOf(own, title)];
  });
  const widths = COLUMNS.map((column, at) => Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)));
  /** @param {readonly string[]} cells */
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [
    headline(results),
    '',
    line(COLUMNS),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map(line),
    '',
    ...notes(results),
    ...all.flatMap(({ scenario, at, void: reason }) =>
      reason === undefined ? [] : [`- Not counted: ${scenario} at ${at}. ${reason}`],
    ),
  ].join('\n');
}

/** @param {readonly Result[]} results */
function headline(results) {
  const lost = sum(results, ({ lost: each = [] }) => each.length);
  const doubled = sum(results, ({ doubled: each = [] }) => each.length);
  const unsettled = sum(results, (each) => each.unsettled);
  const operations = grouped(sum(results, (each) => each.operations));
  return `**${lost} lost, ${doubled} duplicated, ${unsettled} unsettled in ${results.length} runs with ${operations} operations.**`;
}

/** @param {readonly Result[]} results */
function notes(results) {
  const days = results.map(({ at }) => at.slice(0, 10)).sort();
  const loads = results.flatMap(({ load }) => load);
  const late = results.filter(({ longestPauseMs = 0 }) => longestPauseMs > PAUSE_MS).length;
  const unfinished = results.filter(({ failed }) => failed !== null);
  const commits = [...new Set(results.map(({ commit }) => `\`${commit}\``))];
  return [
    `- Runs with a pause of more than ${PAUSE_MS / 1000} s: ${late} of ${results.length}.`,
    `- Requests sent besides the load: ${grouped(sum(results, ({ requests }) => requests))}, of which ${grouped(sum(results, ({ reset }) => reset))} failed.`,
    `- Runs that could not be finished: ${unfinished.length}${unfinished.map(({ scenario, failed }) => ` (${scenario}: ${failed})`).join()}.`,
    `- From ${days[0]} to ${days.at(-1)}, load average ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}, commits ${commits.join(', ')}.`,
  ];
}
