import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepOffline } from './keep-offline.ts';

/** Returns what gets registered in a browser with the given features, once it is idle. */
function registeredIn(browser: object): string[] {
  const registered: string[] = [];
  const register = (address: string) => (registered.push(address), Promise.reject(new Error('refused')));
  vi.stubGlobal('navigator', { serviceWorker: { register }, ...browser });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  keepOffline();
  return registered;
}

describe('the service worker', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is registered once the page has loaded; a browser that refuses causes no error', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('loading');
    const registered = registeredIn({});
    expect(registered).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(registered).toEqual(['/sw.js']);
  });

  it('is registered right away if the page has already loaded', () => {
    expect(registeredIn({})).toEqual(['/sw.js']);
  });

  it('is not registered with data saver on or without TLS', () => {
    expect(registeredIn({ connection: { saveData: true } })).toEqual([]);
    expect(registeredIn({ serviceWorker: undefined })).toEqual([]);
  });
});
