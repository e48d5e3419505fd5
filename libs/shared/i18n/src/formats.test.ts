import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormats } from './index.ts';

const en = createFormats('en');
const es = createFormats('es');
const language = fc.constantFrom(en, es);
const decimals = fc.integer({ min: 0, max: 6 });
const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe('numbers', () => {
  it('spec §9: thousands are separated by commas, in both languages', () => {
    for (const { number } of [en, es]) {
      expect([999, 1200, 1_234_567, -5000].map(number)).toEqual(['999', '1,200', '1,234,567', '-5,000']);
      expect(number(0.125)).toBe('0.125');
    }
  });

  it('spec §9: one helper defaults to 1 decimal, another to 2', () => {
    for (const { measure, amount } of [en, es]) {
      expect([measure(2.46), measure(1200), measure(3.14159, 3)]).toEqual(['2.5', '1,200.0', '3.142']);
      expect([amount(2.456), amount(1200), amount(3.14159, 3)]).toEqual(['2.46', '1,200.00', '3.142']);
    }
  });

  it('spec §9: for any number, groups digits by three and shows the requested decimals', () => {
    fc.assert(
      fc.property(language, value, decimals, ({ measure, amount }, number, digits) => {
        const text = measure(number, digits);
        expect(text).toMatch(new RegExp(`^-?\\d{1,3}(,\\d{3})*${digits ? `\\.\\d{${digits}}` : ''}$`));
        expect(amount(number, digits)).toBe(text);
        expect(Math.abs(Number(text.replaceAll(',', '')) - number)).toBeLessThanOrEqual(0.5 * 10 ** -digits + 1e-6);
      }),
    );
  });

  it('never shows negative zero', () => {
    expect(en.measure(-0.04)).toBe('0.0');
    expect(en.measure(-0.06)).toBe('-0.1');
  });
});

describe('money', () => {
  it('docs/decisions.md §2: integer minor units and an ISO 4217 code, in both languages', () => {
    expect([en.money(129_900, 'USD'), en.money(-50, 'USD'), en.money(1200, 'JPY')]).toEqual([
      '$1,299.00',
      '-$0.50',
      '¥1,200',
    ]);
    expect(es.money(129_900, 'USD')).toBe('$1,299.00');
    expect(es.money(129_900, 'MXN')).toMatch(/^MXN\s1,299\.00$/);
  });

  it('can be written without decimals', () => {
    expect([en.wholeMoney(129_900, 'USD'), es.wholeMoney(0, 'USD'), en.wholeMoney(1200, 'JPY')]).toEqual([
      '$1,299',
      '$0',
      '¥1,200',
    ]);
  });

  it('keeps every cent', () => {
    fc.assert(
      fc.property(language, fc.integer({ min: 0, max: 1e13 }), ({ money }, cents) => {
        expect(Number(money(cents, 'USD').replaceAll(/[$,.]/g, ''))).toBe(cents);
      }),
    );
  });

  it('rejects fractions of a cent and invalid currency codes', () => {
    expect(() => en.money(0.5, 'USD')).toThrow(RangeError);
    expect(() => en.money(1, 'dollars')).toThrow(RangeError);
  });
});

describe('dates', () => {
  it("do not depend on the machine's time zone", () => {
    expect(en.date('2026-11-20T23:59:00Z')).toBe('Nov 20, 2026');
    expect(es.date(new Date('2026-11-20T00:01:00Z'))).toBe('20 nov 2026');
  });

  it("show a time to the minute, in the reader's time zone", () => {
    const [english, spanish] = [createFormats('en', 'America/New_York'), createFormats('es', 'America/New_York')];
    expect(english.moment('2026-11-20T20:04:59Z').replaceAll(/\s/g, ' ')).toBe('Nov 20, 2026, 3:04 PM');
    expect(spanish.moment('2026-11-20T20:04:59Z').replaceAll(/\s/g, ' ')).toBe('20 nov 2026, 3:04 p.m.');
    expect(createFormats('en', 'Asia/Tokyo').moment(new Date('2026-11-20T20:04:00Z'))).toContain('Nov 21');
  });

  it('show day and year of any date, in both languages', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        expect(en.date(date)).toMatch(new RegExp(`^\\p{L}+ ${date.getUTCDate()}, ${date.getUTCFullYear()}$`, 'u'));
        expect(es.date(date)).toMatch(new RegExp(`^${date.getUTCDate()} \\p{L}+ ${date.getUTCFullYear()}$`, 'u'));
      }),
    );
  });
});
