import type { Values } from '@vinlore/i18n';
import * as v from 'valibot';
import type { Finding } from '../../data/report-data.ts';
import { PartialDateSchema } from '../../events/history-event.ts';
import type { ReportTextKey } from '../../messages/index.ts';
import { type RuleName, RULES, type RuleStatus } from '../../rules/rules.ts';
import type { Speaker } from '../speaker.ts';
import { figureValues } from './figure-values.ts';

/** What a finding is in words. */
export interface FindingWords {
  /** A few words, without a full stop. */
  readonly title: string;
  /** One sentence or two, with the figures behind it. */
  readonly sentence: string;
  /** What to ask the seller; null where there is nothing to ask. */
  readonly ask: string | null;
  /** For the verdict strip: as short as can be. */
  readonly short: string;
}

type Part = Exclude<keyof FindingWords, 'ask'>;
type KeyOf<Rule extends string, Status extends string> = {
  [Of in Part]: Extract<`finding.${Rule}.${Status}.${Of}` | `finding.${Rule}.${Of}`, ReportTextKey> extends never
    ? `finding.${Rule}.${Status}.${Of}`
    : never;
}[Part];

/** Keys that a rule's statuses need and the texts lack: none. */
type Missing = { [Rule in RuleName]: KeyOf<Rule, RuleStatus<Rule>> }[RuleName];

/** Rules with a text for each part of each status. */
const CHECKED_RULES: [Missing] extends [never] ? typeof RULES : Missing = RULES;

/** Whether a figure is there and is what its name says (`RULES`): `…Day` a partial date, `…Miles` a number. */
function isFigure(figures: Finding['figures'], name: string): boolean {
  if (!Object.hasOwn(figures, name)) return false;
  if (/^day$|Day$/u.test(name)) return v.is(PartialDateSchema, figures[name]);
  return !/^miles$|Miles$/u.test(name) || typeof figures[name] === 'number';
}

/**
 * A finding in words. One of a rule that is no more, or with other figures than today's rule gives (reports are stored
 * as they were made), is told in general words: never in half a sentence.
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

/** A part's text of the status, or the one that all statuses of the rule share; null without one. */
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
