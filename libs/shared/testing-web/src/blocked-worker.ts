/**
 * Whether a word on the console is Playwright saying that it keeps service workers out, which it does for every journey that
 * is not about one (`journeysIn`).
 *
 * @param message of the console
 */
export function isBlockedWorker(message: string): boolean {
  return message === 'Service Worker registration blocked by Playwright';
}
