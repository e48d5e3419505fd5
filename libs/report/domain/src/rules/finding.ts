import type { Finding, ReportEvent } from '../data/report-data.ts';
import type { ReportRecall } from '../data/report-recall.ts';
import { type RuleFigures, type RuleName, RULES, type RuleStatus } from './rules.ts';

/** What rules look at. Each is a pure function of it: `(facts: RuleFacts) => Finding[]`. */
export interface RuleFacts {
  /** In the order of time, none of them after `today`. */
  readonly events: readonly ReportEvent[];
  /** Events that claim to have happened after `today`. */
  readonly future: readonly ReportEvent[];
  readonly recalls: readonly ReportRecall[];
  /** The report's day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Model year. */
  readonly year: number | null;
  /** Miles that the member read on the car. */
  readonly mileage: number | null;
}

export type Rule = (facts: RuleFacts) => Finding[];

/** A finding of a rule, with exactly the figures that `RULES` promises for its status. */
export function finding<Name extends RuleName, Of extends RuleStatus<Name>>(
  rule: Name,
  status: Of,
  events: readonly ReportEvent[],
  figures: RuleFigures<Name, Of>,
): Finding {
  return { rule, section: RULES[rule].section, status, events: events.map(({ key }) => key), figures };
}
