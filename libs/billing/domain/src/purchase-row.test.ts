import { describe, expect, it } from 'vitest';
import { purchaseRow, purchaseType } from './purchase-row.ts';

describe('spec §7: choosing the purchase path by type', () => {
  it.each([
    ['vhr', undefined, '/api-cwa/cwa_register'],
    ['unlimited_vin_check', undefined, '/api-cwa/cwa_register'],
    ['report', undefined, '/api-cwa/cwa_register'],
    ['sticker', undefined, '/api-cwa/cwa_sticker_registration'],
    ['decal', undefined, '/api-cwa/cwa_sticker_registration'],
    ['', undefined, '/api-cwa/cwa_sticker_registration'],
    ['vhr', '', '/api-cwa/cwa_register'],
    ['vhr', 'cars.example', '/landing/window-sticker-registration'],
    ['sticker', 'cars.example', '/landing/window-sticker-registration'],
  ])('%s at host %s: %s', (type, host, path) => expect(purchaseRow(type, host).path).toBe(path));

  it.each(['vhr', 'sticker'])('sells %s to members as themselves, and dealer plans to dealers', (type) => {
    expect(purchaseRow(type).knowsMembers).toBe(true);
    expect(purchaseRow(type, 'cars.example').knowsMembers).toBe(true);
  });

  it.each([
    ['report', 'single', 'vhr'],
    ['report', 'bundle', 'report'],
    ['report', 'subscription', 'report'],
    ['report', 'unlimited', 'unlimited_vin_check'],
    ['sticker', 'single', 'sticker'],
    ['sticker', 'unlimited', 'sticker'],
  ] as const)('a %s plan of the kind %s is of the type %s', (product, kind, type) =>
    expect(purchaseType({ product, kind })).toBe(type),
  );
});
