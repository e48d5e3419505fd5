import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepOffline } from './keep-offline.ts';

/** What gets registered in a browser that has what is given, as soon as it is idle. */
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

  it('is registered once the page is there; a browser that refuses is none the worse', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValueOnce('loading');
    const registered = registeredIn({});
    expect(registered).toEqual([]);
    window.dispatchEvent(new Event('load'));
    expect(registered).toEqual(['/sw.js']);
  });

  it('is registered at once where the page is there already', () => {
    expect(registeredIn({})).toEqual(['/sw.js']);
  });

  it('is not where the visitor saves data, or the page came without TLS', () => {
    expect(registeredIn({ connection: { saveData: true } })).toEqual([]);
    expect(registeredIn({ serviceWorker: undefined })).toEqual([]);
  });
});
