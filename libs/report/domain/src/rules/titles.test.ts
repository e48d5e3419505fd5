import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TITLE_BRANDS } from '../codes/title-brands.ts';
import type { HistoryEvent } from '../events/history-event.ts';
import { daysAtMost, inMonths } from './partial-date.ts';
import { at, factsOf, madeUp, verdicts } from './testing/facts.ts';
import { titleBrandMissingLater } from './title-brand-missing-later.ts';
import { noTitleBrand, titleBrands } from './title-brands.ts';
import { titleStates } from './title-states.ts';

const title = (date: string, region: string, brand?: string) =>
  madeUp('title', date, { place: at(region), detail: brand ? { brand } : {} });
const branded = (date: string, region: string, brand: string) =>
  madeUp('title-brand', date, { place: at(region), detail: { brand } });

describe('title brand severity', () => {
  it('covers exactly the codes of the standard: 00 to 56 without 15, 44, and 54', () => {
    const codes = Array.from({ length: 57 }, (_, code) => String(code).padStart(2, '0'));
    expect(Object.keys(TITLE_BRANDS).toSorted()).toEqual(codes.filter((code) => !['15', '44', '54'].includes(code)));
  });

  it('lists the worst first, each code once with its first record', () => {
    const events = [
      branded('2014-02', 'TX', '24'),
      branded('2015-02', 'TX', '48'),
      branded('2016-02', 'FL', '01'),
      branded('2017-02', 'GA', '01'),
    ];
    expect(titleBrands(factsOf(events))).toMatchObject([
      { status: 'alert', events: ['e3', 'e4'], figures: { code: '01', day: '2016-02', state: 'FL', times: 2 } },
      { status: 'look', figures: { code: '48' } },
      { status: 'ok', figures: { code: '24' } },
    ]);
  });

  it('flags an unknown code', () => {
    expect(verdicts(titleBrands(factsOf([branded('2016', 'FL', '99')])))).toEqual(['title-brand: look']);
  });

  it('confirms that titles were checked if none has a brand; 00 isn’t one', () => {
    const clear = factsOf([title('2014', 'TX'), title('2016', 'OH', '00')]);
    expect(noTitleBrand(clear)).toMatchObject([{ status: 'ok', events: ['e1', 'e2'], figures: { titles: 2 } }]);
    expect(titleBrands(clear)).toEqual([]);
    expect(noTitleBrand(factsOf([]))).toEqual([]);
    expect(noTitleBrand(factsOf([title('2014', 'TX'), branded('2015', 'TX', '24')]))).toEqual([]);
  });
});

describe('a brand missing from later titles', () => {
  const salvage = branded('2016-02-01', 'FL', '11');

  it('is an alert if a later title says clear', () => {
    expect(titleBrandMissingLater(factsOf([salvage, title('2017-03-01', 'GA', '00')]))).toMatchObject([
      {
        status: 'alert',
        events: ['e1', 'e2'],
        figures: { code: '11', brandDay: '2016-02-01', brandState: 'FL', laterDay: '2017-03-01', laterState: 'GA' },
      },
    ]);
  });

  it('is flagged if a title from another state doesn’t mention it', () => {
    expect(verdicts(titleBrandMissingLater(factsOf([salvage, title('2017-03-01', 'GA')])))).toEqual([
      'title-brand-missing-later: look',
    ]);
  });

  it.each([
    ['the same state says nothing anew', [salvage, title('2017-03-01', 'FL')]],
    ['it was issued before', [title('2015-03-01', 'GA'), salvage]],
    ['it may be of the same time', [salvage, title('2016', 'GA')]],
    ['it was rebuilt, and the title says so', [salvage, title('2017-03-01', 'GA', '09')]],
    [
      'a brand of the same day and state is told beside it',
      [salvage, title('2017-03-01', 'GA'), branded('2017-03', 'GA', '11')],
    ],
    ['the brand is not severe', [branded('2016-02-01', 'FL', '48'), title('2017-03-01', 'GA')]],
  ])('is none where %s', (_, events) => {
    expect(titleBrandMissingLater(factsOf(events))).toEqual([]);
  });
});

describe('titles from many states', () => {
  it('are flagged for three states within two years', () => {
    const events = [
      title('2012-01-05', 'OH'),
      title('2016-02-01', 'FL'),
      title('2016-09-01', 'GA'),
      title('2017-03-01', 'SC'),
    ];
    expect(titleStates(factsOf(events))).toMatchObject([
      {
        status: 'look',
        events: ['e2', 'e3', 'e4'],
        figures: { states: 'FL,GA,SC', months: 12, fromDay: '2016-02-01', toDay: '2017-03-01' },
      },
    ]);
  });

  it('are fine over many years, or in one state', () => {
    const slow = [title('2012-01-05', 'OH'), title('2016-02-01', 'FL'), title('2020-09-01', 'GA')];
    expect(titleStates(factsOf(slow))).toMatchObject([{ status: 'ok', figures: { titles: 3, states: 'OH,FL,GA' } }]);
    const one = [title('2012-01-05', 'OH'), title('2012-02-01', 'OH'), title('2012-09-01', 'OH')];
    expect(titleStates(factsOf(one))).toMatchObject([{ status: 'ok', figures: { titles: 3, states: 'OH' } }]);
    expect(titleStates(factsOf([]))).toEqual([]);
  });

  it('use the first period with the most states', () => {
    const anyTitles = fc.array(
      fc.record({ day: fc.integer({ min: 0, max: 2_500 }), state: fc.constantFrom('OH', 'FL', 'GA', 'TX', '') }),
      { maxLength: 12 },
    );
    const dayOf = (day: number) => new Date(Date.UTC(2014, 0, 1 + day)).toISOString().slice(0, 10);
    fc.assert(
      fc.property(anyTitles, (told) => {
        const titles = told
          .toSorted((a, b) => a.day - b.day)
          .map(({ day, state }) => (state === '' ? madeUp('title', dayOf(day)) : title(dayOf(day), state)));
        const [found] = titleStates(factsOf(titles));
        const states = (of: readonly HistoryEvent[]) =>
          new Set(of.map(({ place }) => place?.region).filter(Boolean)).size;
        const within = (from: HistoryEvent, to: HistoryEvent) => inMonths(daysAtMost(from.date, to.date)) < 24;
        const times = titles.map((last, end) => titles.slice(0, end + 1).filter((each) => within(each, last)));
        const most = Math.max(0, ...times.map(states));
        const figures = (found?.figures ?? { states: '' }) as { states: string };
        if (most < 3) expect(found?.status ?? 'ok').toBe('ok');
        else expect([found!.status, figures.states.split(',').length]).toEqual(['look', most]);
      }),
    );
  });
});
