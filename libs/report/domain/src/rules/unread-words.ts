import type { Finding, ReportEvent } from '../data/report-data.ts';
import type { WordField } from '../events/source-words.ts';
import { finding, type Rule } from './finding.ts';

/** Rules for source wording that the model doesn't know, and the fields where it could matter to a buyer. */
const FIELDS = {
  'unread-brand': ['brand', 'paper'],
  'unread-odometer': ['odometer', 'odometerCode'],
  'unread-loss': ['totalLoss', 'disposition', 'exported'],
  'unread-damage': ['damage', 'severity', 'impact', 'airbags', 'structural'],
  'unread-use': ['use'],
  'unread-claims': ['claims'],
  'unread-result': ['result'],
} as const satisfies Readonly<Record<string, readonly WordField[]>>;

/** Wording of a field that the model doesn't know; `''` for an unnamed brand. */
function unreadOf({ kind, odometer, detail }: ReportEvent, field: WordField): string | undefined {
  // Another source or a staff correction has the reading.
  if (field === 'odometer' && odometer !== null) return undefined;
  const words = detail.sourceWords?.[field];
  return field === 'brand' && kind === 'title-brand' && detail.brand === undefined ? (words ?? '') : words;
}

/**
 * Unrecognized source wording, which no rule could use; that's neither missing data nor "no issues". One finding per
 * field, from its latest record.
 */
export const unreadWords: Rule = ({ events }) =>
  Object.entries(FIELDS).flatMap(([rule, fields]) =>
    fields.flatMap((field) => {
      const records = events.filter((event) => unreadOf(event, field) !== undefined);
      const last = records.at(-1);
      if (!last) return [];
      const figures = { field, words: unreadOf(last, field)!, day: last.date };
      return [finding(rule as keyof typeof FIELDS, 'look', records, figures)];
    }),
  );

/** Favorable findings, by the wording rule that could contradict them. */
const PRAISE: Readonly<Record<keyof typeof FIELDS, readonly string[]>> = {
  'unread-brand': ['no-title-brand'],
  'unread-odometer': ['odometer-rollback', 'odometer-codes', 'odometer-called-actual', 'entered-mileage'],
  'unread-loss': [],
  'unread-damage': [],
  'unread-use': ['commercial-use'],
  'unread-claims': [],
  'unread-result': ['failed-inspection'],
};

/** Removes favorable findings that unrecognized wording may contradict. */
export function withoutPraise(findings: readonly Finding[]): Finding[] {
  const doubted = new Set(findings.flatMap(({ rule }) => (PRAISE as Record<string, readonly string[]>)[rule] ?? []));
  return findings.filter(({ rule, status }) => status !== 'ok' || !doubted.has(rule));
}
