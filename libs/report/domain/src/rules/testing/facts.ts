import fc from 'fast-check';
import type { Finding, ReportEvent } from '../../data/report-data.ts';
import {
  CLAIMS,
  DAMAGE_TYPES,
  EVENT_KINDS,
  type EventKind,
  type HistoryEvent,
  IMPACT_POINTS,
  LOSS_TYPES,
  PAPERS,
  RUNS,
  USES,
} from '../../events/history-event.ts';
import { type SourceWords, WORD_FIELDS } from '../../events/source-words.ts';
import type { RuleFacts } from '../finding.ts';

/** A test event; fields that aren't given count as not reported. */
export function madeUp(kind: EventKind, date: string, more: Partial<HistoryEvent> = {}): HistoryEvent {
  return {
    vin: '4T1BF1FK9CU000008',
    kind,
    date,
    odometer: null,
    place: null,
    source: 'Test feed',
    recordId: `${kind} ${date}`,
    confidence: 'reported',
    sample: false,
    detail: {},
    ...more,
  };
}

export const miles = (value: number, code: string | null = null): HistoryEvent['odometer'] => ({
  value,
  unit: 'mi',
  code,
});

export const at = (region: string, country = 'US'): HistoryEvent['place'] => ({ country, region, city: null });

/** Service visits with a reading each. */
export const readings = (...told: readonly (readonly [date: string, miles: number])[]): HistoryEvent[] =>
  told.map(([date, value]) => madeUp('service', date, { odometer: miles(value), recordId: `${date} ${value}` }));

/** Test facts with events in the given order, with keys `e1`, `e2` … */
export function factsOf(events: readonly HistoryEvent[], more: Partial<RuleFacts> = {}): RuleFacts {
  return {
    events: events.map((event, place): ReportEvent => ({ ...event, key: `e${place + 1}`, alsoFrom: [] })),
    future: [],
    recalls: [],
    today: '2026-11-20',
    year: 2012,
    mileage: null,
    ...more,
  };
}

/** Findings without the figures for their sentences. */
export const verdicts = (findings: readonly Finding[]) => findings.map(({ rule, status }) => `${rule}: ${status}`);

const two = (number: number) => String(number).padStart(2, '0');

/** Dates of any precision. */
export const anyDate = fc
  .tuple(fc.integer({ min: 1990, max: 2030 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .chain(([year, month, day]) =>
    fc.constantFrom(`${year}`, `${year}-${two(month)}`, `${year}-${two(month)}-${two(day)}`),
  );

const anyDetail: fc.Arbitrary<HistoryEvent['detail']> = fc.record(
  {
    brand: fc.integer({ min: 0, max: 99 }).map(two),
    disposition: fc.constantFrom('sold', 'crush', 'scrap', 'tbd', 'retained', 'parts'),
    exported: fc.boolean(),
    entity: fc.constantFrom('Sample Yard', 'Sample Bank'),
    severity: fc.constantFrom('minor', 'moderate', 'severe'),
    impact: fc.uniqueArray(fc.constantFrom(...IMPACT_POINTS), { minLength: 1 }),
    airbags: fc.boolean(),
    structural: fc.boolean(),
    totalLoss: fc.boolean(),
    use: fc.constantFrom(...USES),
    price: fc.record({ amount: fc.nat(), currency: fc.constantFrom('USD', 'EUR') }),
    exterior: fc.constantFrom('Silver', 'constructor'),
    result: fc.constantFrom('pass', 'fail', 'advisory'),
    until: anyDate,
    odometerCode: fc.integer({ min: 68, max: 78 }).map(String),
    damage: fc.uniqueArray(fc.constantFrom(...DAMAGE_TYPES), { minLength: 1 }),
    lossType: fc.constantFrom(...LOSS_TYPES),
    paper: fc.constantFrom(...PAPERS),
    runs: fc.constantFrom(...RUNS),
    lot: fc.constantFrom('12345678', '87654321', 'constructor'),
    repairCost: fc.record({ amount: fc.nat(), currency: fc.constantFrom('USD', 'CAD') }),
    owners: fc.nat(99),
    claims: fc.uniqueArray(fc.constantFrom(...CLAIMS), { minLength: 1 }),
    sourceWords: fc
      .dictionary(fc.constantFrom(...WORD_FIELDS), fc.constantFrom('METEORITE', 'QR-7'), { minKeys: 1, maxKeys: 4 })
      .map((words): SourceWords => ({ ...words })),
  },
  { requiredKeys: [] },
);

/** Arbitrary valid events, with few sources so that some overlap. */
export const anyEvent: fc.Arbitrary<HistoryEvent> = fc
  .record({
    vin: fc.constant('4T1BF1FK9CU000008'),
    kind: fc.constantFrom(...(Object.keys(EVENT_KINDS) as EventKind[])),
    date: anyDate,
    odometer: fc.option(
      fc.record({
        value: fc.integer({ min: 0, max: 9_999_999 }),
        unit: fc.constantFrom('mi', 'km'),
        code: fc.option(fc.integer({ min: 68, max: 78 }).map(String)),
      }),
    ),
    place: fc.option(
      fc.record({
        country: fc.constantFrom('US', 'CA', 'DE'),
        region: fc.option(fc.constantFrom('OH', 'FL', 'GA', 'TX')),
        city: fc.option(fc.constantFrom('Columbus', 'Miami')),
      }),
    ),
    source: fc.constantFrom('First feed', 'Second feed', 'Third feed'),
    recordId: fc.uuid(),
    confidence: fc.constantFrom('reported', 'unverified'),
    sample: fc.boolean(),
    detail: anyDetail,
  })
  .chain((event) => fc.constantFrom(event, { ...event, dateIs: 'seen' as const }));
