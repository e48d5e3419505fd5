const FIRST_MS = 3_000;
const LONGEST_MS = 30_000;

/**
 * How long an open chat waits before it asks for answers again: 3 s at first, half as long again after each time that
 * brought nothing, at most 30 s.
 *
 * @param quiet how many times in a row brought nothing
 */
export function pollDelay(quiet: number): number {
  return Math.min(FIRST_MS * 1.5 ** quiet, LONGEST_MS);
}
