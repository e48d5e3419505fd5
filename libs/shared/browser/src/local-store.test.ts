import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openLocalStore, type StoreKey } from './index.ts';

/** Every key, checked by the compiler: a missing or extra one does not compile. */
const KEYS = Object.keys({
  site_settings: true,
  config: true,
  logged_in: true,
  __secu_id: true,
  feedbacks: true,
} satisfies Record<StoreKey, true>) as StoreKey[];

describe('local storage', () => {
  beforeEach(() => localStorage.clear());

  it("spec §3: stores values under the specification's own keys", () => {
    const store = openLocalStore();
    store.write('logged_in', true);
    store.write('__secu_id', 'abc');
    expect(localStorage.getItem('logged_in')).toBe('true');
    expect(localStorage.getItem('__secu_id')).toBe('"abc"');
    expect(store.read('logged_in')).toBe(true);
    expect(store.read('__secu_id')).toBe('abc');
    store.remove('logged_in');
    expect(store.read('logged_in')).toBeUndefined();
  });

  it('spec §3: uses the keys site_settings, config, logged_in, __secu_id and feedbacks, and no other', () => {
    const asked: string[] = [];
    const store = openLocalStore(() => ({ getItem: (key: string) => (asked.push(key), null) }) as unknown as Storage);
    for (const key of KEYS) expect(store.read(key)).toBeUndefined();
    expect(asked).toEqual(['site_settings', 'config', 'logged_in', '__secu_id', 'feedbacks']);
  });

  it('spec §3: stores feedbacks as a list of entries {vin, type}', () => {
    const store = openLocalStore(undefined, () => {});
    const given = [{ vin: '1FMCU0GX7EUA00108', type: 'sticker' as const }];
    store.write('feedbacks', given);
    expect(JSON.parse(localStorage.getItem('feedbacks')!)).toEqual(given);
    expect(store.read('feedbacks')).toEqual(given);
    localStorage.setItem('feedbacks', '[{"vin":"1FMCU0GX7EUA00108","type":"rant"}]');
    expect(store.read('feedbacks')).toBeUndefined();
  });

  it('spec §8: logs "unable to parse localstorage." for an entry that cannot be parsed, and returns undefined', () => {
    const log = vi.fn();
    const store = openLocalStore(undefined, log);
    localStorage.setItem('config', '{"name":');
    expect(store.read('config')).toBeUndefined();
    expect(log.mock.calls).toEqual([['unable to parse localstorage.']]);
  });

  it('spec §8: never throws on reading, whatever is stored', () => {
    const store = openLocalStore(undefined, () => {});
    fc.assert(
      fc.property(fc.constantFrom(...KEYS), fc.oneof(fc.string(), fc.json()), (key, text) => {
        localStorage.setItem(key, text);
        const value = store.read(key);
        if (key === 'logged_in') expect([true, undefined]).toContain(value);
        if (key === 'feedbacks') expect(Array.isArray(value ?? [])).toBe(true);
      }),
    );
  });

  it('works without storage if the browser refuses it', () => {
    const store = openLocalStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    store.write('logged_in', true);
    store.remove('logged_in');
    expect(store.read('logged_in')).toBeUndefined();
  });

  it('reports when another tab changes a key', () => {
    const changed = vi.fn();
    const stop = openLocalStore().subscribe('logged_in', changed);
    window.dispatchEvent(new StorageEvent('storage', { key: 'config' }));
    expect(changed).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'logged_in' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'logged_in' }));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
