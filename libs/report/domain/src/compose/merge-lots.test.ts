import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryEvent } from '../events/history-event.ts';
import { anyEvent, madeUp, miles } from '../rules/testing/facts.ts';
import { mergeEvents } from './merge-events.ts';

const lot = (date: string, more: Partial<HistoryEvent> = {}) =>
  madeUp('salvage-auction', date, {
    source: 'First file',
    recordId: `44551234 ${date}`,
    ...more,
    detail: { lot: '44551234', ...more.detail },
  });

describe('records of one auction lot', () => {
  it('are merged across files with the damage of both, in any order', () => {
    const one = lot('2024-03-05', { odometer: miles(88_000), detail: { damage: ['collision'], impact: ['front'] } });
    const other = lot('2024-03-09', {
      source: 'Second file',
      recordId: 'B-7',
      detail: { lot: '4455-1234', damage: ['mechanical'], price: { amount: 210_000, currency: 'USD' } },
    });
    for (const events of [
      [one, other],
      [other, one],
    ]) {
      expect(mergeEvents(events)).toMatchObject([
        {
          key: 'e1',
          date: '2024-03-09',
          source: 'Second file',
          odometer: { value: 88_000 },
          detail: { damage: ['mechanical', 'collision'], impact: ['front'], price: { amount: 210_000 } },
          alsoFrom: [{ source: 'First file' }],
        },
      ]);
    }
  });

  it('span from first to last sighting if relisted in one file', () => {
    const told = mergeEvents(
      ['2024-03-05', '2024-02-01', '2024-04-11'].map((day) =>
        lot(day, { dateIs: 'seen', detail: { lot: '44551234' } }),
      ),
    );
    expect(told).toMatchObject([{ date: '2024-02-01', dateIs: 'seen', detail: { until: '2024-04-11' }, alsoFrom: [] }]);
  });

  it('use the auction date once the lot has been sold', () => {
    const [sold] = mergeEvents([lot('2024-02-01', { dateIs: 'seen' }), lot('2024-03-05')]);
    expect(sold).toMatchObject({ date: '2024-03-05' });
    expect(sold!.dateIs).toBeUndefined();
    expect(sold!.detail.until).toBeUndefined();
  });

  it('stay separate for different lots, and if there is no lot number', () => {
    const other = lot('2024-03-05', { recordId: 'other', detail: { lot: '99999999' } });
    expect(mergeEvents([lot('2024-03-05'), other])).toHaveLength(2);
    const bare = (recordId: string) => madeUp('salvage-auction', '2024-03-05', { recordId });
    expect(mergeEvents([bare('a'), bare('b')])).toHaveLength(2);
  });

  it('never show a lot number twice, whatever the records and their order', () => {
    fc.assert(
      fc.property(
        fc.array(
          anyEvent.map((event): HistoryEvent => ({
            ...event,
            kind: 'salvage-auction',
            detail: { lot: event.detail.brand ?? '1', ...event.detail },
          })),
          { maxLength: 12 },
        ),
        (events) => {
          const told = mergeEvents(events);
          const lots = told.map(({ detail }) => detail.lot);
          expect(new Set(lots).size).toBe(lots.length);
          expect(mergeEvents(events.toReversed())).toEqual(told);
        },
      ),
    );
  });
});
