import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryEvent } from '../events/history-event.ts';
import { anyEvent, at, madeUp, miles } from '../rules/testing/facts.ts';
import { mergeEvents } from './merge-events.ts';

const first = (more: Partial<HistoryEvent> = {}) =>
  madeUp('title', '2019-11-18', { source: 'First feed', odometer: miles(88_114, '68'), place: at('OH'), ...more });
const second = (more: Partial<HistoryEvent> = {}) => first({ source: 'Second feed', recordId: 'B-7', ...more });

describe('thousands of records of one vehicle', () => {
  it('of one source are never compared with each other', () => {
    let looks = 0;
    const records = Array.from({ length: 3_000 }, (_, nth) => {
      const record = first({ recordId: String(nth), odometer: miles(nth) });
      return Object.defineProperty({ ...record }, 'source', { enumerable: true, get: () => (looks++, record.source) });
    });
    expect(mergeEvents(records)).toHaveLength(3_000);
    // Each is looked at while it is ranked and copied.
    expect(looks / records.length).toBeLessThan(60);
  });
});

describe('the same event from two sources', () => {
  it('is one, with both names, whichever comes first', () => {
    for (const events of [
      [first(), second()],
      [second(), first()],
    ]) {
      expect(mergeEvents(events)).toEqual([
        { ...first(), key: 'e1', alsoFrom: [{ source: 'Second feed', recordId: 'B-7' }] },
      ]);
    }
  });

  it('is as exact as the more exact one, and what that does not say is filled in', () => {
    const coarse = second({ date: '2019-11', odometer: null, place: at('OH'), detail: { use: 'lease' } });
    const exact = first({ odometer: miles(88_114, '68'), detail: { use: 'lease' }, place: null });
    expect(mergeEvents([coarse, exact])).toMatchObject([
      {
        date: '2019-11-18',
        odometer: { value: 88_114 },
        place: { region: 'OH' },
        alsoFrom: [{ source: 'Second feed' }],
      },
    ]);
  });

  it('is told by the odometer in kilometers, too', () => {
    const km = second({ odometer: { value: 141_806, unit: 'km', code: null }, place: null });
    expect(mergeEvents([first(), km])).toHaveLength(1);
  });

  it('is told by an essential detail where no odometer is said', () => {
    const sale = (source: string, amount: number) =>
      madeUp('auction', '2021-05', { source, detail: { price: { amount, currency: 'USD' } } });
    expect(mergeEvents([sale('First feed', 900_000), sale('Second feed', 900_000)])).toHaveLength(1);
    expect(mergeEvents([sale('First feed', 900_000), sale('Second feed', 910_000)])).toHaveLength(2);
  });

  it('is marked as sample where one of the two is', () => {
    expect(mergeEvents([first(), second({ sample: true })])).toMatchObject([{ sample: true }]);
  });

  it.each([
    ['another day', second({ date: '2019-11-19' })],
    ['another kind', second({ kind: 'owner-change' })],
    ['another reading', second({ odometer: miles(88_141, '68') })],
    ['another odometer code', second({ odometer: miles(88_114, '69') })],
    ['another state', second({ place: at('KY') })],
    ['another country', second({ place: at('OH', 'CA') })],
    ['the same source, which tells them apart itself', first({ recordId: 'A-8' })],
  ])('near misses stay separate: %s', (_, other) => {
    expect(mergeEvents([first(), other])).toHaveLength(2);
  });

  it('near misses stay separate: another detail, and nothing that agrees', () => {
    const crash = (source: string, more: Partial<HistoryEvent>) =>
      madeUp('accident', '2016-09-14', { source, ...more });
    expect(
      mergeEvents([
        crash('First feed', { detail: { severity: 'minor' } }),
        crash('Second feed', { detail: { severity: 'severe' } }),
        crash('Third feed', { place: at('OH') }),
      ]),
    ).toHaveLength(3);
  });

  it('one source’s second record of a day is another event', () => {
    expect(mergeEvents([first(), second(), second({ recordId: 'B-8' })])).toHaveLength(2);
  });

  it('the same record twice is one', () => {
    expect(mergeEvents([first(), first()])).toMatchObject([{ alsoFrom: [] }]);
  });
});

describe('events in a report', () => {
  it('stand in the order of time, a year before the days in it', () => {
    const dates = ['2019-05-01', '2019', '2012-03', '2019-05'];
    const events = mergeEvents(dates.map((date) => madeUp('service', date)));
    expect(events.map(({ key, date }) => [key, date])).toEqual([
      ['e1', '2012-03'],
      ['e2', '2019'],
      ['e3', '2019-05'],
      ['e4', '2019-05-01'],
    ]);
  });

  it('lose no record and depend on no order', () => {
    // Of a record that comes twice, and of the records that one source has of one lot, one is kept.
    const identity = ({ kind, source, recordId, detail: { lot } }: HistoryEvent) =>
      kind === 'salvage-auction' && lot !== undefined ? `${source} ${lot}` : recordId;
    const shuffled = fc
      .uniqueArray(anyEvent, { maxLength: 30, selector: identity })
      .chain((events) => fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })));
    fc.assert(
      fc.property(shuffled, ([events, others]) => {
        const merged = mergeEvents(events);
        expect(mergeEvents(others)).toEqual(merged);
        const told = merged.flatMap(({ recordId, alsoFrom }) => [recordId, ...alsoFrom.map((other) => other.recordId)]);
        expect(told.toSorted()).toEqual(events.map(({ recordId }) => recordId).toSorted());
      }),
    );
  });
});
