import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until something holds.
 *
 * @template Value
 * @param {string} what for the message
 * @param {() => Promise<Value | undefined | false | null>} ask a failure counts as "not yet"
 * @param {number} limitMs
 * @param {number} [everyMs]
 * @returns {Promise<Value>} the first value that isn't falsy
 * @throws {Error} after the limit
 */
export async function until(what, ask, limitMs, everyMs = 200) {
  const end = performance.now() + limitMs;
  let reason = '';
  while (performance.now() < end) {
    try {
      const value = await ask();
      if (value) return value;
      reason = '';
    } catch (error) {
      reason = `: ${String(error)}`;
    }
    await pause(everyMs);
  }
  throw new Error(`Not within ${limitMs / 1000} s: ${what}${reason}`);
}

/**
 * @param {string} url
 * @param {RequestInit} [init]
 */
export const fetchSoon = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(2_000) });
