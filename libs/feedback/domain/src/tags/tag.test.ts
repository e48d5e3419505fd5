import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAG_LENGTH, tagOf } from './tag.ts';

describe('tags', () => {
  it('are lowercase with single spaces, however they are typed', () => {
    expect(tagOf('  Wrong   VIN ')).toBe('wrong vin');
    expect(tagOf('Devolución-2026')).toBe('devolución-2026');
  });

  it('need a letter or digit, and have at most 30 characters', () => {
    for (const typed of ['', ' ', '-', '#refund', 'a,b', '<b>', 'x'.repeat(TAG_LENGTH + 1)])
      expect(tagOf(typed)).toBeNull();
    expect(tagOf('x'.repeat(TAG_LENGTH))).toHaveLength(TAG_LENGTH);
  });

  it('are unchanged if normalized again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const tag = tagOf(typed);
        if (tag !== null) expect(tagOf(tag)).toBe(tag);
      }),
    );
  });
});
