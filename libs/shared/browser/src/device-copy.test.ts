import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDeviceCopy, isInstalled, readDeviceCopy, writeDeviceCopy } from './device-copy.ts';
import { keepAcross } from './keep-across.ts';

const COPY = { owner: 'one', is_on: true, kept: { as_of: '2026-11-20T10:00:00Z', data: ['a car'] } };

describe("the copy on a member's device", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => void vi.unstubAllGlobals());

  it('reads back what was written', () => {
    expect(readDeviceCopy()).toBeNull();
    writeDeviceCopy(COPY);
    expect(readDeviceCopy()).toEqual(COPY);
  });

  it('is removed when no one or another member is signed in', () => {
    writeDeviceCopy(COPY);
    forgetDeviceCopy('one');
    expect(readDeviceCopy()).toEqual(COPY);
    forgetDeviceCopy('another');
    expect(readDeviceCopy()).toBeNull();
    writeDeviceCopy(COPY);
    forgetDeviceCopy();
    expect(localStorage.length).toBe(0);
  });

  it('is removed when its owner signs out', async () => {
    writeDeviceCopy(COPY);
    await keepAcross(['mantine-color-scheme-value', '__secu_id'], () => Promise.resolve());
    expect(localStorage.length).toBe(0);
  });

  it.each(['{', 'null', '[]', '"x"', '{"owner":1,"is_on":true}', '{"owner":"one"}'])(
    'is null if storage has %s',
    (text) => {
      localStorage.setItem('device_copy', text);
      expect(readDeviceCopy()).toBeNull();
      forgetDeviceCopy('one');
      expect(localStorage.length).toBe(0);
    },
  );

  it('is removed rather than left stale when the disk is full', () => {
    const removed: string[] = [];
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem, removeItem: (key: string) => removed.push(key) });
    writeDeviceCopy(COPY);
    expect(removed).toEqual(['device_copy']);
  });

  it.each([
    ['(display-mode: standalone)', true],
    ['(display-mode: minimal-ui)', true],
    ['(display-mode: browser)', false],
  ])('a page that is shown as %s is of an installed app: %s', (shown, installed) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === shown }));
    expect(isInstalled()).toBe(installed);
  });
});
