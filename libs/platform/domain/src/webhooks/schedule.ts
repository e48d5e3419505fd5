/** Seconds before each attempt, after the previous one has ended. */
export const WEBHOOK_WAITS = [0, 5, 300, 1_800, 7_200, 18_000, 36_000, 36_000] as const;

/** Waits up to this many seconds are exact. */
const EXACT_UP_TO = 5;
/** Share by which longer waits vary, so that a receiver that was down isn't hit by everything at once. */
const JITTER = 0.1;

/**
 * Returns the seconds until the next attempt; null after the last one.
 *
 * @param attempts how many were made
 * @param retryAfter seconds that the receiver asked for; honored up to the wait after the next attempt
 * @param random between 0 and 1
 */
export function webhookWait(attempts: number, retryAfter: number | null, random: number): number | null {
  const wait = WEBHOOK_WAITS[attempts];
  if (wait === undefined) return null;
  const exact = wait <= EXACT_UP_TO ? wait : wait * (1 + JITTER * (2 * random - 1));
  const longest = WEBHOOK_WAITS[attempts + 1] ?? wait;
  return Math.max(exact, Math.min(retryAfter ?? 0, longest));
}

/**
 * Reads `Retry-After` (RFC 9110 §10.2.3), in seconds.
 *
 * @returns null if it is absent, malformed, or in the past
 */
export function secondsOfRetryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return seconds > 0 ? seconds : null;
}
