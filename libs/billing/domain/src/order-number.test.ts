import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idRangeOf, orderNumber } from './order-number.ts';

it('makes order numbers that can be read out over the phone', () => {
  expect(orderNumber('00000000-0000-4000-8000-000000000000')).toBe('0000-0000');
  expect(orderNumber('ffffffff-ffff-4fff-bfff-ffffffffffff')).toBe('ZZZZ-ZZZZ');
});

it('gives different numbers to ids that start differently, without letters that look like digits', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), fc.uuid({ version: 4 }), (one, other) => {
      expect(orderNumber(one)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      const begin = (id: string) => id.replaceAll('-', '').slice(0, 10);
      expect(orderNumber(one) === orderNumber(other)).toBe(begin(one) === begin(other));
    }),
  );
});

it('finds the order by its number, in any spelling', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), (id) => {
      const number = orderNumber(id);
      for (const written of [number, number.toLowerCase(), number.replace('-', ' '), number.replace('-', ''), id]) {
        const { first, last } = idRangeOf(written)!;
        expect(first <= id && id <= last, written).toBe(true);
      }
    }),
  );
  expect(idRangeOf('oool-liil')).toEqual(idRangeOf('0001-1111'));
  for (const other of ['', 'mia@example.com', '7K2Q-9XM', '7K2Q-9XMU', '1FMCU0GX7EUA00108'])
    expect(idRangeOf(other)).toBeNull();
});
