import fc from 'fast-check';
import { findingsOf } from '../../compose/compose-report.ts';
import { mergeEvents } from '../../compose/merge-events.ts';
import type { Finding, ReportData, SourceAnswer } from '../../data/report-data.ts';
import type { ReportRecall } from '../../data/report-recall.ts';
import { SECTIONS } from '../../events/sections.ts';
import { RULES } from '../../rules/rules.ts';
import { anyEvent } from '../../rules/testing/facts.ts';
import { madeUpModel, openModel } from './made-up-model.ts';
import { madeUpRecall, madeUpReport } from './made-up-report.ts';
import { madeUpComparable } from './made-up-reports.ts';

const anySource = (name: string): fc.Arbitrary<SourceAnswer> =>
  fc.record({
    name: fc.constant(name),
    kind: fc.constantFrom('events', 'provider'),
    status: fc.constantFrom('answered', 'down', 'not-loaded'),
    asOf: fc.option(fc.constantFrom('2026-11-02', '2025-01-31')),
    covers: fc.uniqueArray(fc.constantFrom(...SECTIONS)),
    records: fc.nat(99),
    sample: fc.boolean(),
  });

const anyRecall: fc.Arbitrary<ReportRecall> = fc
  .record({ parkIt: fc.boolean(), parkOutside: fc.boolean(), overTheAir: fc.boolean(), number: fc.nat(999_999) })
  .map(({ number, ...urgent }) => madeUpRecall(`18V${number}`, urgent));

/** A finding from another version of the rules: an unknown rule, or figures that differ from today's. */
const strangeFinding = (keys: readonly string[]): fc.Arbitrary<Finding> =>
  fc.record({
    rule: fc.oneof(fc.constantFrom(...Object.keys(RULES)), fc.constantFrom('constructor', 'a-rule-that-is-no-more')),
    section: fc.constantFrom(...SECTIONS),
    status: fc.constantFrom('ok', 'look', 'alert'),
    events: fc.subarray([...keys]),
    figures: fc.dictionary(fc.constantFrom('day', 'miles', 'code', 'toString'), fc.oneof(fc.string(), fc.nat())),
  });

/** Mileages of comparable cars, compared with a mileage that the member entered. */
const withMileage: ReportData['comparable'] = {
  ...madeUpComparable,
  mileage: { cars: 30, low: 41_000, middle: 55_000, high: 70_000, event: 'entered', day: '2026-11-20', own: 61_500 },
};

/** Any report that could be stored: findings of today's rules, plus some from other versions. */
export const anyReport: fc.Arbitrary<ReportData> = fc
  .record({
    told: fc.array(anyEvent, { maxLength: 25 }),
    recalls: fc.array(anyRecall, { maxLength: 4 }),
    sources: fc.tuple(...['First feed', 'Second feed', 'Third feed', 'NHTSA recall files (sample)'].map(anySource)),
    kind: fc.constantFrom('standard', 'classic', 'europe'),
    mileage: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
    model: fc.option(fc.constantFrom(madeUpModel(), openModel), { nil: undefined }),
    comparable: fc.option(fc.constantFrom(madeUpComparable, withMileage), { nil: undefined }),
  })
  .chain(({ told, recalls, sources, kind, mileage, model, comparable }) => {
    const report: ReportData = {
      ...madeUpReport({ kind, mileage, recalls, sources, ...(model && { model }), ...(comparable && { comparable }) }),
      events: mergeEvents(told),
    };
    const found = findingsOf(report);
    return fc
      .array(strangeFinding(report.events.map(({ key }) => key)), { maxLength: 3 })
      .map((strange) => ({ ...report, findings: [...found, ...strange] }));
  });
