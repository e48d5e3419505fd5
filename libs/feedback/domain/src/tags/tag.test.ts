import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAG_LENGTH, tagOf } from './tag.ts';

describe('a tag', () => {
  it('is lower case, whatever is typed, with single spaces', () => {
    expect(tagOf('  Wrong   VIN ')).toBe('wrong vin');
    expect(tagOf('Devolución-2026')).toBe('devolución-2026');
  });

  it('has letters or digits, and at most 30 characters', () => {
    for (const typed of ['', ' ', '-', '#refund', 'a,b', '<b>', 'x'.repeat(TAG_LENGTH + 1)])
      expect(tagOf(typed)).toBeNull();
    expect(tagOf('x'.repeat(TAG_LENGTH))).toHaveLength(TAG_LENGTH);
  });

  it('typed again as it is kept, is the same one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const tag = tagOf(typed);
        if (tag !== null) expect(tagOf(tag)).toBe(tag);
      }),
    );
  });
});
