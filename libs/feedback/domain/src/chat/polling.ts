const FIRST_MS = 3_000;
const LONGEST_MS = 30_000;

/**
 * Polling interval of an open chat: starts at 3 s and grows by half with each empty poll, up to 30 s.
 *
 * @param quiet number of consecutive empty polls
 */
export function pollDelay(quiet: number): number {
  return Math.min(FIRST_MS * 1.5 ** quiet, LONGEST_MS);
}
