import { describe, expect, it, test } from 'vitest';
import { DISPOSITIONS } from '../codes/dispositions.ts';
import { ODOMETER_CODES } from '../codes/odometer-codes.ts';
import { TITLE_BRANDS } from '../codes/title-brands.ts';
import { GLOSSARY } from '../glossary/glossary.ts';
import { reportTexts } from '../messages/index.ts';
import { inKilometers, speakerOf } from './speaker.ts';

const [en, es] = [speakerOf('en'), speakerOf('es')];

/** The text keys with a prefix, without that prefix. */
const keysUnder = (beginning: string) =>
  Object.keys(reportTexts.en).flatMap((key) => (key.startsWith(beginning) ? [key.slice(beginning.length)] : []));

test.each([
  ['title brand', TITLE_BRANDS, 'brand.'],
  ['odometer code', ODOMETER_CODES, 'odometerCode.'],
  ['disposition', DISPOSITIONS, 'disposition.'],
])('report-and-sticker.md: each %s has a text in both languages', (_name, codes, beginning) => {
  expect(keysUnder(beginning).sort()).toEqual(Object.keys(codes).sort());
  for (const code of Object.keys(codes)) {
    expect(en.find(beginning + code)).not.toBe('');
    expect(es.find(beginning + code)).not.toBe(en.find(beginning + code));
  }
});

test('the glossary explains each term in at least two sentences in both languages', () => {
  for (const key of GLOSSARY) {
    for (const { t } of [en, es]) {
      expect(t(`glossary.${key}.term`)).toMatch(/^\p{Lu}/u);
      expect(
        t(`glossary.${key}.text`)
          .split(/[.?!](?:\s|$)/u)
          .filter(Boolean).length,
      ).toBeGreaterThan(1);
    }
  }
});

describe('dates', () => {
  it('are as precise as their source', () => {
    expect(['2026-11-02', '2026-11', '2026'].map(en.date)).toEqual(['Nov 2, 2026', 'Nov 2026', '2026']);
    expect(['2026-11-02', '2026-11', '2026'].map(es.date)).toEqual(['2 nov 2026', 'nov 2026', '2026']);
  });

  it('use natural forms within a sentence', () => {
    expect([en.on('2026-11-02'), en.on('2026-11'), es.on('2026-11-02'), es.on('2026')]).toEqual([
      'on Nov 2, 2026',
      'in Nov 2026',
      'el 2 nov 2026',
      'en 2026',
    ]);
    expect(en.range('2019', '2026-11-02')).toBe('from 2019 to Nov 2, 2026');
    expect(es.range('2019', '2026-11-02')).toBe('de 2019 al 2 nov 2026');
    expect(es.range('2019-01-05', '2026')).toBe('del 5 ene 2019 a 2026');
    expect([es.of('2019-01-05'), es.the('2019-01-05'), es.the('2019')]).toEqual([
      'del 5 ene 2019',
      'el 5 ene 2019',
      '2019',
    ]);
  });
});

describe('figures', () => {
  it('spec §9: thousands are separated by commas', () => {
    expect([en.miles(61_384), es.kilometers(98_788), en.money(1_540_000, 'USD'), en.money(1_540_050, 'USD')]).toEqual([
      '61,384 mi',
      '98,788 km',
      '$15,400',
      '$15,400.50',
    ]);
  });

  it('use the right plural and gender', () => {
    const records = (count: number) => en.t('sectionCount.other', { count });
    expect([records(1), records(0), records(1200)]).toEqual(['1 record', '0 records', '1,200 records']);
    expect([en.small(1), en.small(10), en.small(11)]).toEqual(['one', 'ten', '11']);
    expect([es.t('verdict.recalls', { count: 1 }), es.t('verdict.asks', { count: 1 }), es.small(12)]).toEqual([
      'un retiro de seguridad por revisar',
      'un punto por aclarar',
      '12',
    ]);
  });

  it('are rounded to whole years for long periods', () => {
    expect([en.span(1), en.span(35), en.span(36), es.span(230), es.span(1)]).toEqual([
      '1 month',
      '35 months',
      '3 years',
      '19 años',
      '1 mes',
    ]);
  });

  it('are joined in lists by the rules of each language', () => {
    expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(en.list)).toEqual(['a', 'a and b', 'a, b, and c']);
    expect(
      [
        ['a', 'b', 'c'],
        ['a', 'Indiana'],
        ['a', 'hielo'],
      ].map(es.list),
    ).toEqual(['a, b y c', 'a e Indiana', 'a y hielo']);
  });

  it('show a kilometer reading as recorded, with matching differences', () => {
    const speaker = inKilometers(en, new Map([[57_169, 92_004]]));
    expect([speaker.distance(57_169), speaker.distance(1000)]).toEqual(['92,004 km', '1,609 km']);
    expect(speaker.difference(57_169, 1000)).toBe('90,395 km');
    expect(speaker.miles(57_169)).toBe('57,169 mi');
  });
});

test('translates place names, and keeps unknown codes', () => {
  expect([es.region('NY'), en.region('NY'), en.region('ON', 'CA'), es.region('NS'), en.region('ZZ')]).toEqual([
    'Nueva York',
    'New York',
    'Ontario',
    'Nueva Escocia',
    'ZZ',
  ]);
  expect([es.country('DE'), en.country('QQ')]).toEqual(['Alemania', 'QQ']);
});
