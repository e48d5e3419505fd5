import type { Values } from '@vinlore/i18n';
import * as v from 'valibot';
import type { Finding } from '../../data/report-data.ts';
import { PartialDateSchema } from '../../events/history-event.ts';
import type { ReportTextKey } from '../../messages/index.ts';
import { type RuleName, RULES, type RuleStatus } from '../../rules/rules.ts';
import type { Speaker } from '../speaker.ts';
import { figureValues } from './figure-values.ts';

/** The texts of a finding. */
export interface FindingWords {
  /** A few words, without a period. */
  readonly title: string;
  /** One or two sentences with the figures behind the finding. */
  readonly sentence: string;
  /** What to ask the seller; null if there is nothing to ask. */
  readonly ask: string | null;
  /** For the verdict strip, as short as possible. */
  readonly short: string;
}

type Part = Exclude<keyof FindingWords, 'ask'>;
type KeyOf<Rule extends string, Status extends string> = {
  [Of in Part]: Extract<`finding.${Rule}.${Status}.${Of}` | `finding.${Rule}.${Of}`, ReportTextKey> extends never
    ? `finding.${Rule}.${Status}.${Of}`
    : never;
}[Part];

/** Text keys that the rules' statuses need but the texts lack; must be `never`. */
type Missing = { [Rule in RuleName]: KeyOf<Rule, RuleStatus<Rule>> }[RuleName];

/** `RULES`, which compiles only if each status of each rule has a text for each part. */
const CHECKED_RULES: [Missing] extends [never] ? typeof RULES : Missing = RULES;

/**
 * Whether a figure exists and matches the type that its name implies (see `RULES`): `…Day` a partial date, `…Miles` a
 * number.
 */
function isFigure(figures: Finding['figures'], name: string): boolean {
  if (!Object.hasOwn(figures, name)) return false;
  if (/^day$|Day$/u.test(name)) return v.is(PartialDateSchema, figures[name]);
  return !/^miles$|Miles$/u.test(name) || typeof figures[name] === 'number';
}

/**
 * The texts of a finding. Reports are stored as created, so a finding may come from a rule that no longer exists or
 * have other figures than today's rule; it then gets general texts instead of incomplete sentences.
 */
export function findingWords({ rule, status, figures }: Finding, speaker: Speaker): FindingWords {
  const needed = Object.hasOwn(CHECKED_RULES, rule)
    ? (CHECKED_RULES[rule as RuleName] as Partial<Record<Finding['status'], readonly string[]>>)[status]
    : undefined;
  if (!needed?.every((name) => isFigure(figures, name))) return generalWords(status, speaker);
  const values = figureValues(rule as RuleName, figures, speaker);
  const say = (part: keyof FindingWords) => tell(rule, status, part, values, speaker);
  return {
    title: say('title')!,
    sentence: say('sentence')!,
    ask: status === 'ok' ? null : say('ask'),
    short: say('short')!,
  };
}

/** The text of a part for the status, else the one shared by all statuses of the rule; null if there is none. */
function tell(rule: string, status: string, part: string, values: Values, { find }: Speaker): string | null {
  return find(`finding.${rule}.${status}.${part}`, values) ?? find(`finding.${rule}.${part}`, values);
}

function generalWords(status: Finding['status'], speaker: Speaker): FindingWords {
  const say = (part: string) => tell('general', status, part, {}, speaker)!;
  return {
    title: say('title'),
    sentence: say('sentence'),
    ask: status === 'ok' ? null : say('ask'),
    short: say('title'),
  };
}
