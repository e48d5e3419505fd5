import type { Finding, ReportEvent } from '../data/report-data.ts';
import type { ReportRecall } from '../data/report-recall.ts';
import { type RuleFigures, type RuleName, RULES, type RuleStatus } from './rules.ts';

/** Input of the rules. Each rule is a pure function: `(facts: RuleFacts) => Finding[]`. */
export interface RuleFacts {
  /** In chronological order, none after `today`. */
  readonly events: readonly ReportEvent[];
  /** Events dated after `today`. */
  readonly future: readonly ReportEvent[];
  readonly recalls: readonly ReportRecall[];
  /** Date of the report, `YYYY-MM-DD`. */
  readonly today: string;
  /** Model year. */
  readonly year: number | null;
  /** Mileage the member read on the car. */
  readonly mileage: number | null;
}

export type Rule = (facts: RuleFacts) => Finding[];

/** Creates a finding with exactly the figures that `RULES` requires for its status. */
export function finding<Name extends RuleName, Of extends RuleStatus<Name>>(
  rule: Name,
  status: Of,
  events: readonly ReportEvent[],
  figures: RuleFigures<Name, Of>,
): Finding {
  return { rule, section: RULES[rule].section, status, events: events.map(({ key }) => key), figures };
}
