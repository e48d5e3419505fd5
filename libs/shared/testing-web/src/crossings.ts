/**
 * Whether what a page threw is Chromium's word that it gave up the crossing between two documents, since the second was
 * left before it showed or its styles came late: a busy machine's doing, by which nothing is lost.
 *
 * @param message of the error
 */
export function isSkippedCrossing(message: string): boolean {
  return /^Transition was (?:skipped|aborted)\b|ViewTransition opt-in disabled/.test(message);
}
