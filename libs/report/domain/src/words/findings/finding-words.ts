import type { RuleFigures, RuleName, RuleStatus } from '../../rules/rules.ts';
import type { Speaker } from '../speaker.ts';

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

/** The words of rules by name and status: a missing one is a mistake of types. */
export type WordsOfRules<Name extends RuleName> = {
  readonly [Rule in Name]: {
    readonly [Of in RuleStatus<Rule>]: (figures: RuleFigures<Rule, Of>, speaker: Speaker) => FindingWords;
  };
};
