import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonShape } from './json-shape.ts';

const shapeOf = (text: string, values = 10, depth = 3) => jsonShape(Buffer.from(text), { values, depth });

/** The reference: parses the text and walks the result. */
function walked(value: unknown): { values: number; depth: number } {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 };
  const parts = Object.values(value).map(walked);
  return {
    values: parts.reduce((sum, part) => sum + part.values, 1),
    depth: 1 + Math.max(0, ...parts.map((part) => part.depth)),
  };
}

describe('checks the size and depth of a JSON text before it is parsed', () => {
  it.each([
    ['{"a":[1,2,3]}', 'within'],
    ['[1,2,3,4,5,6,7,8,9,10]', 'too-many'],
    [`{"a":"${','.repeat(500)}[[[[[["}`, 'within'],
    ['{"a":"\\"[[[[[[,,,,,,,,,,,,"}', 'within'],
    ['{"a":"\\\\","b":[[[1]]]}', 'too-deep'],
    ['[[[[1]]]]', 'too-deep'],
    ['[[[1]],[[1]]]', 'within'],
    ['"never closed [[[[[[', 'within'],
    ['', 'within'],
  ])('%.40s is %s', (text, shape) => expect(shapeOf(text)).toBe(shape));

  it('accepts any JSON within the limits, and counts each list or object at most one value too many', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { values, depth } = walked(value);
        const text = JSON.stringify(value);
        expect(shapeOf(text, 2 * values, depth)).toBe('within');
        if (depth > 0) expect(shapeOf(text, 2 * values, depth - 1)).toBe('too-deep');
        if (values > 2) expect(shapeOf(text, Math.floor(values / 2) - 1, depth)).toBe('too-many');
      }),
    );
  });
});
