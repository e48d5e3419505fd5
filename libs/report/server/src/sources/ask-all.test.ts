import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordOf } from '../testing/report-api.ts';
import { askAll, SOURCE_LIMIT_MS } from './ask-all.ts';
import type { SourceQuery, HistorySource } from './history-source.ts';

const VIN = '1HGCM82633A004352';
const vehicle: SourceQuery = { vin: VIN, year: 2003, make: 'Honda', model: 'Accord', decoded: null, type: 'US' };

/** A source of thefts with the given behavior. */
const source = (name: string, ask: HistorySource['ask'], kind: HistorySource['kind'] = 'provider'): HistorySource => ({
  name,
  kind,
  covers: ['theft'],
  ask,
});

const tells = (name: string, ...recordIds: readonly string[]): HistorySource['ask'] => {
  const answer = { name, kind: 'events', status: 'answered', asOf: '2026-11-01', covers: ['service'] } as const;
  return () =>
    Promise.resolve({
      events: recordIds.map((recordId) => recordOf(VIN, recordId)),
      answers: [{ ...answer, covers: [...answer.covers], records: recordIds.length, sample: false }],
    });
};
/** Waits on the test's fake clock, in milliseconds. */
const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const never = () => new Promise<never>(() => {});
const down = (name: string) => ({
  name,
  kind: 'provider',
  status: 'down',
  asOf: null,
  covers: ['theft'],
  records: 0,
  sample: false,
});

/** Records the result of a promise; empty while it is pending. */
function watched<T>(promise: Promise<T>) {
  const seen: { value?: T } = {};
  void promise.then((value) => (seen.value = value));
  return seen;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a hanging source delays a report by at most 3 s and is named', () => {
  it('cuts it off exactly at the limit, even if it ignores the signal, and uses the others', async () => {
    const all = watched(askAll([source('Hangs', never), source('Works', tells('Works', 'a', 'b'))], vehicle));
    expect(SOURCE_LIMIT_MS).toBeLessThan(3_000);
    await vi.advanceTimersByTimeAsync(SOURCE_LIMIT_MS - 1);
    expect(all.value).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(all.value?.events.map(({ recordId }) => recordId)).toEqual(['a', 'b']);
    expect(all.value?.sources).toEqual([
      down('Hangs'),
      expect.objectContaining({ name: 'Works', status: 'answered', records: 2 }),
    ]);
  });

  it('waits one limit in total for several of them', async () => {
    const hanging = Array.from({ length: 5 }, (_, at) => source(`Hangs ${at}`, never));
    const all = watched(askAll(hanging, vehicle, 20));
    await vi.advanceTimersByTimeAsync(20);
    expect(all.value?.sources.map(({ name, status }) => `${name}: ${status}`)).toEqual(
      hanging.map(({ name }) => `${name}: down`),
    );
    expect(all.value?.heard).toBe(false);
  });

  it('aborts its signal', async () => {
    const signals: AbortSignal[] = [];
    const remembers = source('Hangs', (_, signal) => {
      signals.push(signal);
      return never();
    });
    void askAll([remembers], vehicle, 20);
    await vi.advanceTimersByTimeAsync(19);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('ignores its late answer or failure', async () => {
    const late = [
      source('Late', async (...asked) => {
        await passed(50);
        return tells('Late', 'x')(...asked);
      }),
      source('Breaks late', async () => {
        await passed(50);
        throw new Error('late');
      }),
    ];
    const all = watched(askAll(late, vehicle, 20));
    await vi.advanceTimersByTimeAsync(100);
    expect(all.value?.events).toEqual([]);
    expect(all.value?.sources).toEqual([down('Late'), down('Breaks late')]);
  });

  it('leaves no timer behind if all have answered', async () => {
    await askAll([source('Works', tells('Works'))], vehicle);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a failed source is down, never "no record"', () => {
  it.each([
    ['rejects', () => Promise.reject(new Error('broken'))],
    [
      'throws at once',
      () => {
        throw new Error('broken');
      },
    ],
  ] as const)('when it %s', async (_, ask) => {
    const { sources, heard } = await askAll([source('Broken', ask)], vehicle);
    expect(sources).toEqual([down('Broken')]);
    expect(heard).toBe(false);
  });

  it('a report requires one source of records that answered, even without a record', async () => {
    const broken = source('Broken', () => Promise.reject(new Error('broken')));
    const heardOf = async (...sources: HistorySource[]) => (await askAll(sources, vehicle)).heard;
    expect(await heardOf(broken, source('Table', tells('Table'), 'events'))).toBe(true);
    expect(await heardOf(broken, source('Provider', tells('Provider'), 'provider'))).toBe(true);
    // Decoded data and recalls aren't records of the vehicle's history.
    expect(await heardOf(broken, source('Decoder', tells('Decoder'), 'decode'))).toBe(false);
    expect(await heardOf(broken, source('Recalls', tells('Recalls'), 'recalls'))).toBe(false);
  });

  it('spec §3: one source is enough to identify a European vehicle', async () => {
    const european = source('Europe', () => Promise.resolve({ events: [], answers: [], europe: true }));
    const american = source('US', tells('US', 'a'));
    expect((await askAll([american, european], vehicle)).europe).toBe(true);
    expect((await askAll([american], vehicle)).europe).toBe(false);
  });
});
