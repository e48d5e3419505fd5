import type { Finding, ReportData } from '../data/report-data.ts';

/**
 * Which of a finding's records is the odd one, by the rule. A rollback names the higher reading and then the lower one, a
 * typing error the readings before and after it, too (`rules/odometer-rollback.ts`).
 */
const odd: Readonly<Record<string, (events: readonly string[]) => readonly string[]>> = {
  'odometer-rollback': (events) => events.slice(1),
  'odometer-plausibility': (events) => events.slice(1),
  // The odd one was entered by hand, and is no record.
  'entered-mileage': () => ['entered'],
  'odometer-typing-error': (events) => (events.length === 3 ? events.slice(1, 2) : events),
  'odometer-out-of-line': (events) => events,
  'odometer-absurd': (events) => events,
  'conflicting-readings': (events) => events,
  'future-record': (events) => events,
  'record-before-built': (events) => events,
};

const stands = ({ status }: Finding) => status !== 'ok';

/** Keys of the records whose reading is out of line; `entered` for what was entered by hand. */
export function outOfLine({ findings }: ReportData): ReadonlySet<string> {
  return new Set(findings.filter(stands).flatMap(({ rule, events }) => odd[rule]?.(events) ?? []));
}

/** A gap is no fault of the records at its ends. */
const GAPS = ['record-gap', 'late-first-record', 'silent-since'];

/** Keys of the records that a rule found something about: of a reading's test, only the reading that is odd. */
export function markedRecords({ findings }: ReportData): ReadonlySet<string> {
  return new Set(
    findings
      .filter((finding) => stands(finding) && !GAPS.includes(finding.rule))
      .flatMap(({ rule, events }) => odd[rule]?.(events) ?? events),
  );
}
