import type { ReportData, SourceAnswer } from '../data/report-data.ts';
import type { Section } from '../events/sections.ts';
import type { Speaker } from '../words/speaker.ts';
import { statusWords } from '../words/status-words.ts';

/** Which sources would have records in a section, and whether they answered. */
export interface Coverage {
  readonly answered: readonly SourceAnswer[];
  readonly down: readonly SourceAnswer[];
}

export function coverageOf({ sources }: ReportData, section: Section): Coverage {
  const covering = sources.filter(({ covers }) => covers.includes(section));
  return {
    answered: covering.filter(({ status }) => status === 'answered'),
    down: covering.filter(({ status }) => status === 'down'),
  };
}

/** More sources than this are counted instead of named. */
const NAMED = 2;

function saySources(sources: readonly SourceAnswer[], speaker: Speaker): string {
  const { say, date, list, count } = speaker;
  const days = sources.flatMap(({ asOf }) => asOf ?? []).sort();
  const [oldest] = days;
  const several = new Set(days).size > 1;
  const asOf = oldest
    ? several
      ? say(`, the oldest as of ${date(oldest)}`, `, la más antigua al ${date(oldest)}`)
      : say(`, as of ${date(oldest)}`, `, al ${date(oldest)}`)
    : '';
  const names = sources.map(({ name }) => name);
  return `${names.length > NAMED ? count(names.length, say('source', 'fuente'), say('sources', 'fuentes')) : list(names)}${asOf}`;
}

/** Where a section's records come from and as of when, which source is down, or that none covers it. */
export function sayBasis({ answered, down }: Coverage, named: readonly string[], speaker: Speaker): string {
  const { say, list, language } = speaker;
  const parts = [
    answered.length > 0 && saySources(answered, speaker),
    answered.length === 0 && named.length > 0 && list(named),
    down.length > 0 &&
      say(
        `${list(down.map(({ name }) => name))} did not answer`,
        `${list(down.map(({ name }) => name))} no ${down.length > 1 ? 'respondieron' : 'respondió'}`,
      ),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join('. ') : statusWords['not-covered'][language];
}
