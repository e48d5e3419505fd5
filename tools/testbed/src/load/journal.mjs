/**
 * @typedef {'purchase' | 'document' | 'ticket'} Kind
 *
 * @typedef {object} Attempt
 * @property {number} at milliseconds since the journal began
 * @property {number} ms
 * @property {number} status 0: no answer
 * @property {number | null} retryAfter
 * @property {string | null} fault
 *
 * @typedef {object} Operation
 * @property {Kind} kind
 * @property {string} key its idempotency key
 * @property {string} owner email of who asked
 * @property {string} vin '' if it is about no vehicle
 * @property {number} credits that it buys
 * @property {Attempt[]} attempts
 * @property {Record<string, string> | null} acknowledged what the first success said; null: nobody knows yet
 * @property {number | null} acknowledgedAt
 *
 * @typedef {Attempt & { path: string }} Read
 */

/** All that visitors asked, and what they were told. */
export class Journal {
  began = performance.now();
  /** @type {Operation[]} */
  operations = [];
  /** @type {Read[]} */
  reads = [];

  now() {
    return performance.now() - this.began;
  }

  /** @param {Pick<Operation, 'kind' | 'key' | 'owner' | 'vin' | 'credits'>} facts */
  begin(facts) {
    /** @type {Operation} */
    const operation = { ...facts, attempts: [], acknowledged: null, acknowledgedAt: null };
    this.operations.push(operation);
    return operation;
  }
}

/** A failed call has to end within this time. */
const FAILED_WITHIN_MS = 1_500;
const MOST_SAMPLES = 10;

/** Whether the caller isn't told to repeat the call. @param {Attempt} attempt */
const isWrong = ({ status, retryAfter }) => status !== 503 || retryAfter === null;
/** @param {Attempt} attempt */
const isSlow = ({ ms }) => ms > FAILED_WITHIN_MS;

/**
 * Figures of a journal.
 *
 * @param {Pick<Journal, 'operations' | 'reads'>} journal
 * @param {number | null} faultAt when the fault began; null if there was none
 */
export function figuresOf({ operations, reads }, faultAt) {
  const attempts = operations.flatMap((operation) => operation.attempts);
  // A limit on a visitor's own rate is no failure.
  const failed = attempts.filter(({ status }) => status !== 200 && status !== 429);
  const acknowledged = operations.flatMap(({ acknowledgedAt }) => acknowledgedAt ?? []).sort((a, b) => a - b);
  const failedReads = reads.filter(({ status }) => status !== 200);
  /** @param {readonly { ms: number }[]} calls */
  const longest = (calls) => Math.round(Math.max(0, ...calls.map(({ ms }) => ms)));
  return {
    operations: operations.length,
    acknowledged: acknowledged.length,
    unsettled: operations.length - acknowledged.length,
    failedCalls: failed.length,
    wrongFailures: failed.filter(isWrong).length,
    slowFailures: failed.filter(isSlow).length,
    /** Enough of those to see when they happen, in milliseconds since the fault. */
    samples: failed
      .filter((attempt) => isWrong(attempt) || isSlow(attempt))
      .slice(0, MOST_SAMPLES)
      .map(({ at, ms, status, fault }) => ({ at: Math.round(at - (faultAt ?? 0)), ms: Math.round(ms), status, fault })),
    noAnswer: failed.filter(({ status }) => status === 0).length,
    longestFailureMs: longest(failed),
    longestPauseMs: faultAt === null ? 0 : longestPause(acknowledged, faultAt),
    reads: reads.length,
    failedReads: failedReads.length,
    longestReadMs: longest(reads),
  };
}

/**
 * @param {readonly number[]} acknowledged times, ascending
 * @param {number} faultAt
 * @returns {number} milliseconds of the longest time without an acknowledged write from the fault on
 */
export function longestPause(acknowledged, faultAt) {
  let longest = 0;
  let before = faultAt;
  for (const at of acknowledged) {
    if (at <= faultAt) continue;
    longest = Math.max(longest, at - before);
    before = at;
  }
  return Math.round(longest);
}
