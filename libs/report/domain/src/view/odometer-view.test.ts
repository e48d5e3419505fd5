import { describe, expect, it } from 'vitest';
import type { Section } from '../events/sections.ts';
import { reportView } from './make-view.ts';
import type { ReportView } from './report-view.ts';
import { europeReport, fullReport, madeUpEvent, madeUpFinding, madeUpReport } from './testing/index.ts';

const sectionOf = ({ sections }: ReportView, wanted: Section) => sections.find(({ key }) => key === wanted)!;

describe('readings', () => {
  /** Marked exempt, so no rule uses it, right before the reading that the rule names. */
  const classicFall = madeUpReport({
    events: [
      madeUpEvent('title', '1984-06', { miles: 96_312 }),
      madeUpEvent('title', '2003-09-16', { miles: 8_270 }),
      madeUpEvent('service', '2004-05-11', { miles: 8_402 }),
      madeUpEvent('service', '2025-05-19', { miles: 14_110 }),
    ],
    findings: [
      madeUpFinding('odometer-five-digits', 'look', ['e1', 'e3'], {
        fromMiles: 96_312,
        fromDay: '1984-06',
        toMiles: 8_402,
        toDay: '2004-05-11',
        totalMiles: 114_110,
      }),
    ],
  });

  it('marks the inconsistent reading in chart and table, not its neighbors', () => {
    const view = reportView(fullReport, 'en');
    expect(view.readings.filter(({ outOfLine }) => outOfLine).map(({ key }) => key)).toEqual(['e10']);
    expect(view.chart!.points.filter(({ outOfLine }) => outOfLine).map(({ key }) => key)).toEqual(['e10']);
    expect(view.chart!.summary).toBe(
      'Ten readings from 12 mi (Feb 9, 2018) to 61,500 mi (Nov 20, 2026). One is inconsistent.',
    );
    expect(
      sectionOf(view, 'service')
        .rows.filter(({ marked }) => marked)
        .map(({ key }) => key),
    ).toEqual(['e10']);
  });

  it('uses kilometers in a European report, with miles next to each record', () => {
    const view = reportView(europeReport, 'en');
    expect(view.chart!.unit).toBe('km');
    expect(view.readings[1]!.words).toBe('92,004 km (57,169 mi)');
    expect(sectionOf(view, 'odometer').findings[0]!.sentence).toBe(
      'The odometer read 92,004 km in Apr 2014 and 61,870 km on Mar 30, 2017, a drop of 30,134 km. A typo in one record wouldn’t explain it.',
    );
  });

  it('needs two readings for a chart, and leaves out impossible ones', () => {
    const events = [
      madeUpEvent('service', '2020', { miles: 9_999_999 }),
      madeUpEvent('service', '2021', { miles: 50 }),
    ];
    const findings = [madeUpFinding('odometer-absurd', 'look', ['e1'], { miles: 9_999_999, day: '2020' })];
    const view = reportView(madeUpReport({ events, findings }), 'en');
    expect(view.chart).toBeNull();
    expect(view.readings.map(({ words, outOfLine }) => [words, outOfLine])).toEqual([
      ['9,999,999 mi', true],
      ['50 mi', false],
    ]);
  });

  it('shows a five-digit rollover at the first lower reading, without marking any as inconsistent', () => {
    const chart = reportView(classicFall, 'en').chart!;
    expect(chart.points.map(({ dropped }) => dropped)).toEqual([false, true, false, false]);
    expect(chart.points.some(({ outOfLine }) => outOfLine)).toBe(false);
  });

  it('doesn’t show the drop at a lagging reading or at one that wasn’t read', () => {
    const events = [
      madeUpEvent('inspection', '2018-01-01', { miles: 101_500 }),
      madeUpEvent('listing', '2018-01-09', { miles: 101_450 }),
      madeUpEvent('title', '2018-02-01', { miles: 0 }),
      madeUpEvent('auction', '2019-01-01', { miles: 45_200 }),
    ];
    const fall = { fromMiles: 101_500, fromDay: '2018-01-01', toMiles: 45_200, toDay: '2019-01-01', dropMiles: 56_300 };
    const findings = [madeUpFinding('odometer-rollback', 'alert', ['e1', 'e4'], fall)];
    const { points } = reportView(madeUpReport({ events, findings }), 'en').chart!;
    expect(points.map(({ dropped }) => dropped)).toEqual([false, false, false, true]);
  });

  it('says how many readings are missing from the chart', () => {
    expect(reportView(fullReport, 'en').chart!.undrawn).toBeNull();
    const key = fullReport.events.findLast(({ odometer }) => odometer !== null)!.key;
    const absurd = madeUpFinding('odometer-absurd', 'look', [key], { miles: 999_999, day: '2026-11-02' });
    const { undrawn } = reportView({ ...fullReport, findings: [absurd] }, 'en').chart!;
    expect(undrawn).toBe('One reading isn’t on the chart; see the table.');
  });

  it('plots a reading dated to a year on January 1, and labels it with the year', () => {
    const events = [madeUpEvent('service', '2020', { miles: 40 }), madeUpEvent('service', '2021-05', { miles: 50 })];
    const { chart } = reportView(madeUpReport({ events }), 'en');
    expect(chart!.points.map(({ day, label }) => [day, label])).toEqual([
      ['2020-01-01', '2020, Service'],
      ['2021-05-01', 'May 2021, Service'],
    ]);
  });
});
