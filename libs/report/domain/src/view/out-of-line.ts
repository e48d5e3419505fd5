import type { Finding, ReportData } from '../data/report-data.ts';

/**
 * Which of a finding's records is the inconsistent one, by rule. A rollback names the higher reading first; a typo also
 * names the readings before and after it (`rules/odometer-rollback.ts`).
 */
const odd: Readonly<Record<string, (events: readonly string[]) => readonly string[]>> = {
  'odometer-rollback': (events) => events.slice(1),
  'odometer-plausibility': (events) => events.slice(1),
  // The inconsistent reading is the entered one, not a record.
  'entered-mileage': () => ['entered'],
  'odometer-typing-error': (events) => (events.length === 3 ? events.slice(1, 2) : events),
  'odometer-out-of-line': (events) => events,
  'odometer-absurd': (events) => events,
  'conflicting-readings': (events) => events,
  'future-record': (events) => events,
  'record-before-built': (events) => events,
};

const stands = ({ status }: Finding) => status !== 'ok';

/** Keys of the records with an inconsistent reading; `entered` for the entered mileage. */
export function outOfLine({ findings }: ReportData): ReadonlySet<string> {
  return new Set(findings.filter(stands).flatMap(({ rule, events }) => odd[rule]?.(events) ?? []));
}

/** The records at either end of a gap aren't at fault. */
const GAPS = ['record-gap', 'late-first-record', 'silent-since'];

/** Keys of flagged records; for odometer rules, only the inconsistent reading. */
export function markedRecords({ findings }: ReportData): ReadonlySet<string> {
  return new Set(
    findings
      .filter((finding) => stands(finding) && !GAPS.includes(finding.rule))
      .flatMap(({ rule, events }) => odd[rule]?.(events) ?? events),
  );
}
