import { fullOf, unseenKeys } from '@vinlore/testing-node/schema-keys';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type ReportData, ReportDataSchema } from '../data/report-data.ts';
import { HistoryEventSchema } from '../events/history-event.ts';
import { reportView } from './make-view.ts';
import { fullReport, madeUpComparable, madeUpReports } from './testing/index.ts';

/** Stored keys that aren't displayed, each with the reason. */
const NOT_FOR_PEOPLE = {
  'brand.key': 'names the brand for the code; its name is shown',
  'brand.domain': 'where its links lead',
  'vehicle.make': 'said in the vehicle’s title',
  'vehicle.model': 'said in the vehicle’s title',
  'vehicle.series': 'said in the vehicle’s title',
  'vehicle.trim': 'said in the vehicle’s title',
  'events.vin': 'the report’s own VIN',
  'events.alsoFrom.recordId': 'tells records that come twice apart; the other source is named',
  'recalls.asOf': 'the day of its source, which the section names',
};

/** A record with every detail, and a report with hidden sections. */
const detailed: ReportData = {
  ...fullReport,
  events: fullReport.events.map((event, at) =>
    at === 0
      ? {
          ...event,
          detail: fullOf(HistoryEventSchema.entries.detail),
          corrected: { date: '2012-03-04', odometer: { value: 138_882, unit: 'mi' as const, code: '69' } },
        }
      : // An odometer status without a reading, with a sighting date.
        at === 1
        ? { ...event, odometer: null, dateIs: 'seen' as const, detail: { odometerCode: '69' } }
        : event,
  ),
};
const withheld: ReportData = { ...fullReport, withheld: { sections: ['title'], vin: true, mileage: true } };
// Most detailed first, since most keys are found in it.
const canadian: ReportData = { ...fullReport, type: 'CA' };
const sold: ReportData = {
  ...fullReport,
  comparable: {
    ...madeUpComparable,
    mileage: { cars: 30, low: 41_000, middle: 55_000, high: 70_000, event: 'e1', day: '2026-11-20', own: 61_500 },
  },
};
const examples = [detailed, sold, ...Object.values(madeUpReports), withheld, canadian];

describe('a schema key missing from the view fails', () => {
  const draw = (report: ReportData) => JSON.stringify(reportView(report, 'en'));

  test('docs/decisions.md §5: the view contains every key of a stored report', () => {
    expect(unseenKeys(ReportDataSchema, examples, draw).sort()).toEqual(Object.keys(NOT_FOR_PEOPLE).sort());
  });

  test('reports a key that was added to the schema but not to the view', () => {
    const schema = v.strictObject({ ...ReportDataSchema.entries, warranty: v.string() });
    const report = { ...fullReport, warranty: '36 months' };
    expect(unseenKeys(schema, [report], draw)).toContain('warranty');
  });
});
