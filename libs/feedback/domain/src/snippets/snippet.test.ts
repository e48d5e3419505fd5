import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fillSnippet, openPlaceholders, SnippetTextSchema, unknownPlaceholders } from './snippet.ts';

const FACTS = { name: 'Mia', vin: '1FMCU0GX7EUA00108', number: '7K2M-94QX' };

describe('replies with snippets', () => {
  it('fill in the member, vehicle, and ticket', () => {
    expect(fillSnippet('Hello {name}, of {vin} ({number}): {name}!', FACTS)).toBe(
      'Hello Mia, of 1FMCU0GX7EUA00108 (7K2M-94QX): Mia!',
    );
  });

  it('leave unknown placeholders to be filled in, and report them', () => {
    const filled = fillSnippet('Hello {name},\n{order} of {vin}: {order}', { name: 'Mia', vin: '' });
    expect(filled).toBe('Hello Mia,\n{order} of {vin}: {order}');
    expect(openPlaceholders(filled)).toEqual(['order', 'vin']);
    expect(openPlaceholders('Hello {friend}, { name } {')).toEqual([]);
  });

  it('keep a value that looks like a placeholder or pattern unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (before, name) => {
        fc.pre(!before.includes('{'));
        expect(fillSnippet(`${before}{name}`, { ...FACTS, name })).toBe(`${before}${name}`);
      }),
    );
    expect(fillSnippet('{name}', { ...FACTS, name: '{vin} $& $1' })).toBe('{vin} $& $1');
  });

  it('are rejected with an unknown placeholder', () => {
    expect(unknownPlaceholders('{name} {mail} {} {Vin}')).toEqual(['mail', '', 'Vin']);
    expect(v.is(SnippetTextSchema, 'Hello {mail}')).toBe(false);
    expect(v.parse(SnippetTextSchema, ' Hello {name}\r\n\u0007{ ')).toBe('Hello {name}\n{');
  });
});
