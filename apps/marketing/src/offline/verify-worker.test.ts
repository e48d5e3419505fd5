// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const code = readFileSync(new URL('./verify-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://vinlore.example';

/** Runs the worker as a browser would, with a network that works or fails and a cache. */
function worker(online: boolean) {
  const listeners = new Map<string, (event: object) => void>();
  const kept = new Map([
    ['/verify', 'the bare page'],
    ['/assets/loader.js', 'the loader'],
  ]);
  const match = (asked: string | { url: string }) =>
    Promise.resolve(kept.get(typeof asked === 'string' ? asked : new URL(asked.url).pathname));
  runInNewContext(code, {
    URL,
    self: {
      addEventListener: (kind: string, handle: (event: object) => void) => listeners.set(kind, handle),
      location: { origin: ORIGIN },
      registration: { scope: `${ORIGIN}/verify` },
    },
    fetch: () => (online ? Promise.resolve('the network') : Promise.reject(new Error('offline'))),
    caches: { open: () => Promise.resolve({ match }) },
  });
  return (path: string, mode: string, method = 'GET'): Promise<unknown> | null => {
    let answer: Promise<unknown> | null = null;
    const request = { url: path.startsWith('/') ? ORIGIN + path : path, mode, method };
    listeners.get('fetch')!({ request, respondWith: (given: Promise<unknown>) => (answer = given) });
    return answer;
  };
}

describe('the verify page offline', () => {
  it('uses the network when online, so a revocation shows', async () => {
    expect(await worker(true)('/verify/7K2M-94QX-0RTB-5W3E', 'navigate')).toBe('the network');
  });

  it('serves the empty page for every sticker, with its assets', async () => {
    const ask = worker(false);
    expect(await ask('/verify/7K2M-94QX-0RTB-5W3E', 'navigate')).toBe('the bare page');
    expect(await ask('/assets/loader.js', 'cors')).toBe('the loader');
  });

  it('fails like the network for uncached files; leaves writes and other hosts alone', async () => {
    const ask = worker(false);
    await expect(ask('/assets/other.js', 'cors')).rejects.toThrow('offline');
    expect(ask('/api-cwa/logs', 'cors', 'POST')).toBeNull();
    expect(ask('https://elsewhere.example/x.js', 'cors')).toBeNull();
  });
});
