import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryEvent } from '../events/history-event.ts';
import { anyEvent, at, madeUp, miles } from '../rules/testing/facts.ts';
import { mergeEvents } from './merge-events.ts';

const first = (more: Partial<HistoryEvent> = {}) =>
  madeUp('title', '2019-11-18', { source: 'First feed', odometer: miles(88_114, '68'), place: at('OH'), ...more });
const second = (more: Partial<HistoryEvent> = {}) => first({ source: 'Second feed', recordId: 'B-7', ...more });

describe('thousands of records of one vehicle', () => {
  it('are never compared within the same source', () => {
    let looks = 0;
    const records = Array.from({ length: 3_000 }, (_, nth) => {
      const record = first({ recordId: String(nth), odometer: miles(nth) });
      return Object.defineProperty({ ...record }, 'source', { enumerable: true, get: () => (looks++, record.source) });
    });
    expect(mergeEvents(records)).toHaveLength(3_000);
    // Each record is read only for ranking and copying.
    expect(looks / records.length).toBeLessThan(60);
  });
});

describe('the same event from two sources', () => {
  it('is merged, with both names, in any order', () => {
    for (const events of [
      [first(), second()],
      [second(), first()],
    ]) {
      expect(mergeEvents(events)).toEqual([
        { ...first(), key: 'e1', alsoFrom: [{ source: 'Second feed', recordId: 'B-7' }] },
      ]);
    }
  });

  it('keeps the more precise values and fills the gaps', () => {
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

  it('is recognized by odometer readings in miles and kilometers', () => {
    const km = second({ odometer: { value: 141_806, unit: 'km', code: null }, place: null });
    expect(mergeEvents([first(), km])).toHaveLength(1);
  });

  it('is recognized by an essential detail if there is no odometer reading', () => {
    const sale = (source: string, amount: number) =>
      madeUp('auction', '2021-05', { source, detail: { price: { amount, currency: 'USD' } } });
    expect(mergeEvents([sale('First feed', 900_000), sale('Second feed', 900_000)])).toHaveLength(1);
    expect(mergeEvents([sale('First feed', 900_000), sale('Second feed', 910_000)])).toHaveLength(2);
  });

  it('is marked as sample if either record is', () => {
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

  it('stays separate if a detail differs or nothing matches', () => {
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

  it('stays separate if one source has two records on a day', () => {
    expect(mergeEvents([first(), second(), second({ recordId: 'B-8' })])).toHaveLength(2);
  });

  it('is one event if the same record arrives twice', () => {
    expect(mergeEvents([first(), first()])).toMatchObject([{ alsoFrom: [] }]);
  });
});

describe('events in a report', () => {
  it('are in chronological order, a year before its days', () => {
    const dates = ['2019-05-01', '2019', '2012-03', '2019-05'];
    const events = mergeEvents(dates.map((date) => madeUp('service', date)));
    expect(events.map(({ key, date }) => [key, date])).toEqual([
      ['e1', '2012-03'],
      ['e2', '2019'],
      ['e3', '2019-05'],
      ['e4', '2019-05-01'],
    ]);
  });

  it('are complete and independent of input order', () => {
    // Duplicates, and records of one source about the same lot, are merged.
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
