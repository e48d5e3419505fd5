import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tinyIndex } from '../../testing/tiny-index.ts';
import { subjectOf } from '../rules/vin-key.ts';
import { keysOverlap, parseKey } from './pattern-key.mjs';

const vinCharacter = fc.constantFrom(...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ');
const cell = fc.oneof(
  { weight: 4, arbitrary: fc.constant('*') },
  { weight: 4, arbitrary: fc.constantFrom(...'AB12') },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom('A', 'B', '1', '2', 'A-C', '0-3', '1-B'), { minLength: 1, maxLength: 3 })
      .map((parts) => `[${parts.join('')}]`),
  },
);
const key = fc
  .tuple(
    fc.array(cell, { minLength: 1, maxLength: 5 }),
    fc.option(fc.array(cell, { minLength: 1, maxLength: 4 }), { nil: undefined }),
  )
  .map(([head, tail]) => (tail && head.length === 5 ? `${head.join('')}|${tail.join('')}` : head.join('')));
const vin = fc
  .array(fc.oneof(fc.constantFrom(...'AB12'), vinCharacter), { minLength: 17, maxLength: 17 })
  .map((characters) => characters.join(''));

/** Independent version of NHTSA's comparison: the regular expression that its `sqlwild_to_regex` builds from a key. */
function comparesAsNhtsa(text: string, subject: string): boolean {
  const escaped = text.replaceAll('1-A', '1A').replace(/[*|]/g, (char) => (char === '*' ? '.' : '\\|'));
  return new RegExp(`^${escaped}`).test(subject);
}

/** Whether the decoder lets a pattern with this key fill an element of this VIN. */
const matches = (text: string, whole: string): boolean => {
  const schema = tinyIndex(
    [{ wmi: '1HG', links: [[0, 2000, null]] }],
    [[{ key: text, element: 'Trim', value: 'x' }]],
  ).schema(0);
  let seen = false;
  schema.match(subjectOf(whole), () => {
    seen = true;
  });
  return seen;
};

describe('pattern keys', () => {
  const vin1 = '1HGCM82633A004352';
  it.each([
    ['CM826', true],
    ['CM8', true],
    ['C*8*6', true],
    ['C[K-N]8', true],
    ['C[A-CL]8', false],
    ['CM826|3A', true],
    ['CM826|*A0', true],
    ['*****|*B', false],
    ['CM836', false],
    ['CM8[!26]', true],
  ])('%s speaks of positions 4–8 and 10–17 as a prefix: %s', (text, expected) => {
    expect(matches(text, vin1)).toBe(expected);
  });

  it('handles malformed keys: a sixth star stands for the separator; `*#` and an unclosed `[` match nothing', () => {
    expect(['******', '****6*', '****B*'].map((text) => matches(text, vin1))).toEqual([true, true, false]);
    for (const malformed of ['*#', '**#', 'CM826A', 'C[M8', '***************']) {
      expect(parseKey(malformed)).toBeNull();
    }
  });

  it('ignores characters outside the alphabet in a class', () => {
    expect(matches('C[M____]8', vin1)).toBe(true);
    expect(parseKey('C[__]8')).toBeNull();
  });

  it("matches like NHTSA's comparison", () => {
    fc.assert(
      fc.property(key, vin, (text, whole) => {
        expect(matches(text, whole)).toBe(comparesAsNhtsa(text, `${whole.slice(3, 8)}|${whole.slice(9)}`));
      }),
      { numRuns: 300 },
    );
  });

  it('detects that two keys overlap if a VIN matches both', () => {
    fc.assert(
      fc.property(key, key, vin, (one, other, whole) => {
        fc.pre(matches(one, whole) && matches(other, whole));
        expect(keysOverlap(parseKey(one) as Int32Array, parseKey(other) as Int32Array)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
