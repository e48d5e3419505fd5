import { describe, expect, test } from 'vitest';
import { figure, joinRanges, liters, sayWeight, weightRange } from './measures.ts';

test.each([
  ['3211.864544', 0, '3,212'],
  ['106.30', 1, '106.3'],
  ['4', 0, '4'],
  ['1234567', 0, '1,234,567'],
  ['0', 0, null],
  ['0.04', 1, null],
  ['-3', 0, null],
  ['', 0, null],
  ['many', 0, null],
  [undefined, 0, null],
])('vPIC’s %j with %i decimals reads %j', (text, digits, shown) => {
  expect(figure(text, digits)).toBe(shown);
});

test('displacement has one decimal', () => {
  expect(['3.211864544', '2', '0', 'x', undefined].map(liters)).toEqual(['3.2 L', '2.0 L', null, null, null]);
});

describe('gross vehicle weight rating: vPIC’s classes', () => {
  const between = 'Class 1C: 4,001 - 5,000 lb (1,814 - 2,268 kg)';
  const upTo = 'Class 1: 6,000 lb or less (2,722 kg or less)';
  const from = 'Class 8: 33,001 lb and above (14,969 kg and above)';

  test.each([
    [between, '4,001–5,000 lb (1,814–2,268 kg)', '4,001–5,000 lb (1,814–2,268 kg)'],
    [upTo, 'up to 6,000 lb (up to 2,722 kg)', 'hasta 6,000 lb (hasta 2,722 kg)'],
    [from, '33,001 lb or more (14,969 kg or more)', '33,001 lb o más (14,969 kg o más)'],
  ])('%s', (filed, english, spanish) => {
    const range = weightRange(filed)!;
    expect([sayWeight(range, 'en'), sayWeight(range, 'es')]).toEqual([english, spanish]);
  });

  test('two classes are merged from the lowest to the highest limit, never narrowed', () => {
    const join = (a?: string, b?: string) => {
      const range = joinRanges(weightRange(a), weightRange(b));
      return range && sayWeight(range, 'en');
    };
    expect(join(between, upTo)).toBe('4,001–6,000 lb (1,814–2,722 kg)');
    expect(join(from, upTo)).toBe('33,001 lb or more (14,969 kg or more)');
    expect(join(between, from)).toBe('4,001 lb or more (1,814 kg or more)');
    expect(join(undefined, upTo)).toBe('up to 6,000 lb (up to 2,722 kg)');
    expect(join('a lot', undefined)).toBeNull();
  });
});
