/**
 * Whether a console message is Playwright's notice that it blocks service workers, which it does for every journey that
 * is not about them (`journeysIn`).
 *
 * @param message console message
 */
export function isBlockedWorker(message: string): boolean {
  return message === 'Service Worker registration blocked by Playwright';
}
