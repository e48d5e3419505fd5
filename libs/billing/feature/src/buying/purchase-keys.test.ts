import { expect, it } from 'vitest';
import { createPurchaseKeys } from './purchase-keys.ts';

it('creates a different key for each purchase, in the format that the purchase calls accept', () => {
  const keys = createPurchaseKeys(() => sessionStorage);
  expect(keys.keyOf('one')).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(keys.keyOf('one')).toBe(keys.keyOf('one'));
  expect(keys.keyOf('one')).not.toBe(keys.keyOf('other'));
});

it('keeps keys in memory for the life of the page if storage is unavailable', () => {
  const keys = createPurchaseKeys(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const key = keys.keyOf('one');
  expect(keys.keyOf('one')).toBe(key);
  keys.forget('one');
  expect(keys.keyOf('one')).not.toBe(key);
});

it('stores no personal data in the browser', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  createPurchaseKeys(() => storage).keyOf('ana@example.com, one sticker');
  expect(JSON.stringify([...kept])).not.toContain('ana');
});
