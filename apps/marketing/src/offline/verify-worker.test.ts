// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const code = readFileSync(new URL('./verify-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://vinlore.example';

/** The worker as a browser runs it, with a network that answers or does not, and what was kept. */
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

describe('the verify page without a connection', () => {
  it('with a connection the network answers, so that a revocation shows', async () => {
    expect(await worker(true)('/verify/7K2M-94QX-0RTB-5W3E', 'navigate')).toBe('the network');
  });

  it('without one the bare page stands for every sticker’s, and its parts are there', async () => {
    const ask = worker(false);
    expect(await ask('/verify/7K2M-94QX-0RTB-5W3E', 'navigate')).toBe('the bare page');
    expect(await ask('/assets/loader.js', 'cors')).toBe('the loader');
  });

  it('what was not kept fails as it would without it; what is not read, and other hosts, are not touched', async () => {
    const ask = worker(false);
    await expect(ask('/assets/other.js', 'cors')).rejects.toThrow('offline');
    expect(ask('/api-cwa/logs', 'cors', 'POST')).toBeNull();
    expect(ask('https://elsewhere.example/x.js', 'cors')).toBeNull();
  });
});
