import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runQuietly, StepError } from '@vinlore/setup';

/** Connections that stay open and ask again as soon as they have an answer. */
const CONNECTIONS = 50;

/**
 * @typedef {object} Load
 * @property {string} url
 * @property {Record<string, string>} [headers]
 * @property {boolean} [visitors] each request comes from another address, as a proxy names it: what is limited for each
 *   visitor answers as it does to real ones, where a single address would soon be told to wait
 */

/** @param {string} name of a file beside this one */
const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @type {Promise<boolean> | undefined} */
let wrkIsHere;

/**
 * Loads an address from another process for some seconds: with wrk where it is installed, which leaves more of the
 * machine to the server, else with autocannon. An answer that is no success fails the row.
 *
 * @param {Load} load
 * @param {number} [seconds]
 * @returns {Promise<number>} requests a second
 */
export async function requestsPerSecond({ url, headers = {}, visitors = false }, seconds = 3) {
  wrkIsHere ??= runQuietly('wrk', ['-v']).then(({ code }) => code !== 127);
  if (await wrkIsHere) {
    const head = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const from = visitors ? ['-s', beside('load/visitors.lua')] : [];
    const { output } = await runQuietly('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...from, ...head, url]);
    const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
    if (!(rate > 0) || /Non-2xx|Socket errors: connect [1-9]/.test(output))
      throw new StepError(`The load on ${url} failed:\n${output}`);
    return rate;
  }
  const load = JSON.stringify({ url, headers, visitors, connections: CONNECTIONS, duration: seconds });
  const { stdout, output } = await runQuietly(process.execPath, [beside('load/autocannon.mjs'), load]);
  const { requests, non2xx, errors } = JSON.parse(stdout || '{}');
  if (!requests || non2xx > 0 || errors > 0) throw new StepError(`The load on ${url} failed:\n${output}`);
  return requests.average;
}

/**
 * Microseconds of CPU that a process has used so far, user and system, all threads; null where the system does not
 * tell (it is read from /proc).
 *
 * @param {number} pid
 */
function cpuMicroseconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // Fields 14 and 15 of proc(5), in ticks of 10 ms.
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  } catch {
    return null;
  }
}

/**
 * CPU time per request of a server under load.
 *
 * @param {number} pid of the server
 * @param {Load} load
 * @param {number} [seconds]
 * @returns {Promise<number | null>} microseconds
 */
export async function cpuPerRequest(pid, load, seconds = 3) {
  const before = cpuMicroseconds(pid);
  const rate = await requestsPerSecond(load, seconds);
  const after = cpuMicroseconds(pid);
  return before === null || after === null ? null : (after - before) / (rate * seconds);
}
