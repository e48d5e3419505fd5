import { readdirSync, readFileSync } from 'node:fs';

/**
 * Every process that descends from one of the given ones, and these themselves.
 *
 * @param {readonly number[]} roots
 * @returns {number[]}
 */
export function treeOf(roots) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = parentOf(Number(entry));
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const all = new Set(roots);
  for (const pid of all) for (const child of children.get(pid) ?? []) all.add(child);
  return [...all];
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    // The name in parentheses may contain spaces; the state and the parent follow it.
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined; // It ended meanwhile.
  }
}

/**
 * @param {readonly number[]} pids
 * @param {NodeJS.Signals} signal
 */
export function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended meanwhile.
    }
  }
}
