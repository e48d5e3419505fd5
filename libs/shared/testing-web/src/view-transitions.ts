/**
 * Whether a page error is Chromium reporting a skipped view transition between two documents. It happens when the user
 * navigates on before the second document is shown, or on a slow machine, and has no effect on the page.
 *
 * @param message of the error
 */
export function isSkippedTransition(message: string): boolean {
  return /^Transition was (?:skipped|aborted)\b|ViewTransition opt-in disabled/.test(message);
}
