import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runQuietly, StepError } from '@vinlore/setup';

/** Keep-alive connections that send the next request as soon as they get a response. */
const CONNECTIONS = 50;

/**
 * @typedef {object} Load
 * @property {string} url
 * @property {Record<string, string>} [headers]
 * @property {boolean} [visitors] each request comes from another address, as a proxy names it: what is limited for each
 *   visitor answers as it does to real ones, where a single address would soon be told to wait
 */

/** @param {string} name of a file in this folder */
const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @type {Promise<boolean> | undefined} */
let wrkIsHere;

/**
 * Puts load on a URL from another process for some seconds: with wrk if it is installed, which leaves more CPU to the
 * server, else with autocannon. A non-2xx response fails the row.
 *
 * @param {Load} load
 * @param {number} [seconds]
 * @returns {Promise<number>} requests per second
 */
export async function requestsPerSecond({ url, headers = {}, visitors = false }, seconds = 3) {
  wrkIsHere ??= runQuietly('wrk', ['-v']).then(({ code }) => code !== 127);
  if (await wrkIsHere) {
    const head = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const from = visitors ? ['-s', beside('load/visitors.lua')] : [];
    const { output } = await runQuietly('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...from, ...head, url]);
    const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
    if (!(rate > 0) || /Non-2xx|Socket errors: connect [1-9]/.test(output))
      throw new StepError(`Load test of ${url} failed:\n${output}`);
    return rate;
  }
  const load = JSON.stringify({ url, headers, visitors, connections: CONNECTIONS, duration: seconds });
  const { stdout, output } = await runQuietly(process.execPath, [beside('load/autocannon.mjs'), load]);
  const { requests, non2xx, errors } = JSON.parse(stdout || '{}');
  if (!requests || non2xx > 0 || errors > 0) throw new StepError(`Load test of ${url} failed:\n${output}`);
  return requests.average;
}

/**
 * CPU time of a process so far, user and system, all threads, in microseconds; null if unavailable (it is read from
 * /proc).
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
 * A server's CPU time per request under load.
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
