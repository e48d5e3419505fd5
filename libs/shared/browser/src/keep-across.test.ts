import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAcross } from './keep-across.ts';

describe('clearing on sign-out', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it("keeps the browser's preferences and nothing of the person's", async () => {
    localStorage.setItem('mantine-color-scheme-value', 'dark');
    localStorage.setItem('feedbacks', '[{"vin":"1FMCU0GX7EUA00108","type":"report"}]');
    sessionStorage.setItem('draft', 'half a letter');
    expect(await keepAcross(['mantine-color-scheme-value', '__secu_id'], () => Promise.resolve('done'))).toBe('done');
    expect({ ...localStorage }).toEqual({ 'mantine-color-scheme-value': 'dark' });
    expect(sessionStorage.length).toBe(0);
  });

  it("deletes the service worker's cache of looked-up vehicles", async () => {
    const deleted: string[] = [];
    vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(deleted.push(name)) });
    await keepAcross([], () => Promise.resolve('done'));
    expect(deleted).toEqual(['vin-excerpts']);
    vi.unstubAllGlobals();
  });

  it('clears nothing if sign-out fails, and throws', async () => {
    localStorage.setItem('feedbacks', '[]');
    await expect(keepAcross([], () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(localStorage.getItem('feedbacks')).toBe('[]');
  });

  it('works when the browser refuses storage', async () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(await keepAcross(['a'], () => Promise.resolve(1), refused)).toBe(1);
  });
});
