import type { Page } from '@playwright/test';

/**
 * Counts script bytes transferred over the network, bypassing the browser cache.
 *
 * @returns a function for the bytes so far; `stop` re-enables the cache
 */
export async function countScripts(page: Page): Promise<{ bytes(): number; stop(): Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return { bytes: () => bytes, stop: () => session.detach() };
}
