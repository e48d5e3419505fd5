import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Json } from '../json.ts';
import { canonicalJson } from './canonical-json.ts';

/** JSON that canonicalJson accepts: no lone surrogates, no integers that lose digits. */
const json = fc.jsonValue({ noUnicodeString: false }).filter((value) => {
  try {
    canonicalJson(value as Json);
    return true;
  } catch {
    return false;
  }
}) as fc.Arbitrary<Json>;

const reversed = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversed(member as Json)]),
  );
};

describe('RFC 8785: canonical JSON', () => {
  test('ignores key order, at any depth', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      }),
    );
  });

  test('is valid JSON, and parsing it gives the same result again', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text) as Json)).toBe(text);
      }),
    );
  });

  test('matches the example of RFC 8785 §3.2.3: keys by UTF-16 code units', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect(canonicalJson(value)).toBe('{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}');
  });

  test('formats numbers as ECMAScript does', () => {
    expect(canonicalJson([333333333.3333333, -0, 4.5, 2e-3, 1e-27])).toBe('[333333333.3333333,0,4.5,0.002,1e-27]');
  });
});

test.each([
  ['undefined', { a: [{ b: undefined }] }, '$.a[0].b'],
  ['NaN', { a: Number.NaN }, '$.a'],
  ['an infinity', [1, Infinity], '$[1]'],
  ['an integer that lost digits', { cents: 2 ** 53 }, '$.cents'],
  ['half of a surrogate pair', { name: '\ud800' }, '$.name'],
  ['a date', { at: new Date(0) }, '$.at'],
  ['a function', { at: () => 1 }, '$.at'],
])('what JSON cannot carry unharmed is refused by place: %s', (_name, value, place) => {
  expect(() => canonicalJson(value as unknown as Json)).toThrow(`${place}:`);
});

test('rejects circular references', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(() => canonicalJson(circle as Json)).toThrow('$.self: contains itself');
});
