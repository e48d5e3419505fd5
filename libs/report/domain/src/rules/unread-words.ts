import type { Finding, ReportEvent } from '../data/report-data.ts';
import type { WordField } from '../events/source-words.ts';
import { finding, type Rule } from './finding.ts';

/** Rules about words of a source that the model has none for, and the fields whose words could change what a buyer does. */
const FIELDS = {
  'unread-brand': ['brand', 'paper'],
  'unread-odometer': ['odometer', 'odometerCode'],
  'unread-loss': ['totalLoss', 'disposition', 'exported'],
  'unread-damage': ['damage', 'severity', 'impact', 'airbags', 'structural'],
  'unread-use': ['use'],
  'unread-claims': ['claims'],
  'unread-result': ['result'],
} as const satisfies Readonly<Record<string, readonly WordField[]>>;

/** What an event says of a field without saying it in the model's words; `''` for a brand that it does not name at all. */
function unreadOf({ kind, odometer, detail }: ReportEvent, field: WordField): string | undefined {
  // Another source read the odometer, or staff did.
  if (field === 'odometer' && odometer !== null) return undefined;
  const words = detail.sourceWords?.[field];
  return field === 'brand' && kind === 'title-brand' && detail.brand === undefined ? (words ?? '') : words;
}

/**
 * What sources say in words that the model has none for: no test could use them, which is neither silence nor "in order".
 * One finding per field, of its latest record.
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

/** What praises a car, by the rule about words that could say the opposite. */
const PRAISE: Readonly<Record<keyof typeof FIELDS, readonly string[]>> = {
  'unread-brand': ['no-title-brand'],
  'unread-odometer': ['odometer-rollback', 'odometer-codes', 'odometer-called-actual', 'entered-mileage'],
  'unread-loss': [],
  'unread-damage': [],
  'unread-use': ['commercial-use'],
  'unread-claims': [],
  'unread-result': ['failed-inspection'],
};

/** Findings without praise that words, which nobody could read, may contradict. */
export function withoutPraise(findings: readonly Finding[]): Finding[] {
  const doubted = new Set(findings.flatMap(({ rule }) => (PRAISE as Record<string, readonly string[]>)[rule] ?? []));
  return findings.filter(({ rule, status }) => status !== 'ok' || !doubted.has(rule));
}
