import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding, ReportData, ReportEvent } from '../data/report-data.ts';
import { findingsOf } from '../compose/compose-report.ts';
import type { HistoryEvent } from '../events/history-event.ts';
import { anyEvent, madeUp } from '../rules/testing/facts.ts';
import { reportView } from './make-view.ts';
import { madeUpReport } from './testing/made-up-report.ts';

/**
 * A second, simple check of the records that shares no code with the rules. It tests reports against random car
 * histories: driven, parked, with replaced, rolled-back, or mistyped odometers, branded, and with gaps.
 */

const TODAY = '2026-11-20';
const YEAR = 2008;
const DAY = 86_400_000;

type Step = readonly [
  kind: 'service' | 'title' | 'auction' | 'inspection',
  days: number,
  miles: number,
  twist:
    | 'none'
    | 'none '
    | 'replaced'
    | 'past digits'
    | 'turned back'
    | 'mistyped'
    | 'branded'
    | 'not actual'
    | 'unread',
];

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('service', 'title', 'auction', 'inspection'),
  fc.oneof(fc.integer({ min: 20, max: 500 }), fc.integer({ min: 500, max: 1_800 })),
  fc.integer({ min: 0, max: 18_000 }),
  fc.constantFrom(
    ...(['none', 'none ', 'replaced', 'past digits', 'turned back', 'mistyped', 'branded', 'not actual'] as const),
    'unread',
  ),
);

/** The records of a car whose odometer follows the steps. */
function lifeOf(steps: readonly Step[]): HistoryEvent[] {
  let [time, shown] = [Date.UTC(YEAR, 3, 1), 15];
  return steps.flatMap(([kind, days, more, twist], place) => {
    time += days * DAY;
    const date = new Date(time).toISOString().slice(0, 10);
    if (date > TODAY) return [];
    shown =
      twist === 'replaced' || twist === 'past digits'
        ? more
        : Math.max(0, shown + (twist === 'turned back' ? -30_000 : more));
    const code = { replaced: '74', 'past digits': '72', 'not actual': '69' }[twist as string] ?? null;
    const value = twist === 'mistyped' ? Math.floor(shown / 10) : shown;
    return madeUp(kind, date, {
      recordId: `${place}`,
      odometer: twist === 'unread' ? null : { value, unit: 'mi', code },
      detail: twist === 'branded' ? { brand: '11' } : {},
    });
  });
}

const anyLife = fc.oneof(
  { weight: 4, arbitrary: fc.array(anyStep, { maxLength: 14 }).map(lifeOf) },
  { weight: 1, arbitrary: fc.array(anyEvent, { maxLength: 12 }) },
);

const anyReport = fc
  .tuple(anyLife, fc.option(fc.integer({ min: 1, max: 300_000 })))
  .map(([life, mileage]): ReportData => {
    const events = life.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
    const report = madeUpReport({ events: events.map((event) => ({ ...event, alsoFrom: [] })), mileage });
    const made = { ...report, vehicle: { ...report.vehicle, year: YEAR } };
    return { ...made, findings: findingsOf(made) };
  });

const milesRead = ({ odometer }: ReportEvent) =>
  odometer === null ? null : odometer.unit === 'mi' ? odometer.value : Math.round(odometer.value / 1.609344);
const codeOf = ({ odometer, detail }: ReportEvent) => odometer?.code ?? detail.odometerCode;

/** The readings that count. Zero, exempt, and impossibly high readings and those in the future are ignored. */
const counted = ({ events }: ReportData) =>
  events.flatMap((event) => {
    const miles = milesRead(event);
    const isFuture = event.date.slice(0, 4) > TODAY.slice(0, 4) || event.date > `${TODAY.slice(0, 8)}21`;
    return miles === null || miles === 0 || miles >= 999_999 || event.odometer!.code === '71' || isFuture
      ? []
      : [{ event, miles }];
  });

const isBefore = (a: string, b: string) => a < b && !b.startsWith(a);
const found = ({ findings }: ReportData, rule: string, status?: Finding['status']) =>
  findings.filter((each) => each.rule === rule && (status === undefined || each.status === status));

/** What each statement requires of the records. */
const truths: Readonly<Record<string, (report: ReportData) => void>> = {
  'no tick stands in a section where a record carries a flag, or anything is to be asked': (report) => {
    for (const language of ['en', 'es'] as const)
      for (const { key, status, findings, rows } of reportView(report, language).sections) {
        const isClean =
          rows.every(({ marked }) => !marked) && findings.every((each) => ['ok', 'fact'].includes(each.status));
        if (!isClean) expect(status, key).not.toBe('ok');
        if (status !== 'ok')
          expect(
            findings.filter((each) => each.status === 'ok'),
            key,
          ).toEqual([]);
      }
  },
  'readings that "only go up" do, all of them': (report) => {
    if (found(report, 'odometer-rollback', 'ok').length === 0) return;
    const readings = counted(report);
    expect(found(report, 'odometer-rollback', 'ok')[0]!.figures['readings']).toBe(readings.length);
    for (const one of readings)
      for (const other of readings)
        if (isBefore(one.event.date, other.event.date)) expect(other.miles).toBeGreaterThanOrEqual(one.miles - 100);
  },
  'an odometer that went back read more before': (report) => {
    for (const { figures, events } of found(report, 'odometer-rollback', 'alert')) {
      const [from, to] = events.map((key) => counted(report).find(({ event }) => event.key === key)!);
      expect([from!.miles, to!.miles]).toEqual([figures['fromMiles'], figures['toMiles']]);
      expect(from!.miles).toBeGreaterThan(to!.miles);
      expect(isBefore(from!.event.date, to!.event.date)).toBe(true);
    }
  },
  'a total is the sum of its counts, no less than any reading it believes, and only where the count began anew': (
    report,
  ) => {
    for (const { figures } of found(report, 'odometer-total')) {
      const counts = String(figures['counts']).split(',').map(Number);
      expect(counts.reduce((sum, miles) => sum + miles, 0)).toBe(figures['totalMiles']);
      expect(report.events.some((event) => ['72', '74'].includes(codeOf(event) ?? ''))).toBe(true);
      const doubted = new Set(found(report, 'odometer-typing-error').flatMap(({ events }) => events));
      for (const { event, miles } of counted(report))
        if (!doubted.has(event.key)) expect(figures['totalMiles']).toBeGreaterThanOrEqual(miles);
    }
  },
  '"no long gap" has none, to this day': (report) => {
    if (found(report, 'record-gap', 'ok').length === 0) return;
    expect([...found(report, 'silent-since'), ...found(report, 'late-first-record')]).toEqual([]);
    const ends = report.events.flatMap(({ date, detail }) => [date, ...(detail.until ? [detail.until] : [])]);
    const years = new Set(ends.flatMap((date) => Number(date.slice(0, 4))));
    // Two and a half years without a record leave at least one whole calendar year empty.
    const first = Math.min(...[...years].filter((year) => year >= YEAR));
    const empty = (year: number) => !years.has(year) && !years.has(year + 1) && !years.has(year + 2);
    const owned = report.events.some(({ detail }) => detail.until !== undefined);
    for (let year = first; !owned && year < 2024; year++) expect(empty(year + 1), `${year + 1}`).toBe(false);
  },
  '"no brand" is said of titles without one': (report) => {
    if (found(report, 'no-title-brand').length === 0) return;
    expect(report.events.filter(({ kind, detail }) => kind === 'title' && (detail.brand ?? '00') !== '00')).toEqual([]);
  },
  '"actual" is said where no record says otherwise': (report) => {
    if ([...found(report, 'odometer-codes', 'ok'), ...found(report, 'odometer-called-actual')].length === 0) return;
    expect(
      report.events.filter((event) => ['69', '70', '74'].includes(codeOf(event) ?? '') && event.date <= TODAY),
    ).toEqual([]);
  },
  'nothing stands out only where nothing does': (report) => {
    const { verdict, sections } = reportView(report, 'en');
    if (!verdict.title.startsWith('No issues in')) return;
    expect(sections.flatMap(({ findings }) => findings.filter(({ ask }) => ask !== null))).toEqual([]);
  },
  'each figure in miles and each day of a sentence stands in a record': (report) => {
    const read = new Set([...report.events.map(milesRead), report.mileage]);
    const days = new Set([TODAY, ...report.events.flatMap(({ date, detail }) => [date, detail.until])]);
    for (const { rule, figures } of report.findings)
      for (const [name, figure] of Object.entries(figures)) {
        if (/^(miles|(from|to|low|high|before|after|highest|last)Miles)$/.test(name))
          expect(read, `${rule} ${name}`).toContain(figure);
        if (/^day$|Day$/.test(name) && figure !== '') expect(days, `${rule} ${name}`).toContain(figure);
      }
  },
};

describe('docs/decisions.md §5: a report says nothing that its records contradict', () => {
  it.each(Object.entries(truths))('%s', (_truth, holds) => {
    fc.assert(fc.property(anyReport, holds), { examples: [] });
  });

  it('tests histories that trigger all rules about odometers and gaps', () => {
    const rules = new Set(
      fc
        .sample(anyReport, { numRuns: 400, seed: 7 })
        .flatMap(({ findings }) => findings.map(({ rule, status }) => `${rule} ${status}`)),
    );
    for (const finding of [
      'odometer-rollback ok',
      'odometer-rollback alert',
      'odometer-typing-error look',
      'odometer-total ok',
      'record-gap ok',
      'silent-since look',
      'no-title-brand ok',
    ])
      expect(rules).toContain(finding);
  });
});
