import type { ReportData, SourceAnswer } from '../data/report-data.ts';
import type { Section } from '../events/sections.ts';
import type { Speaker } from '../words/speaker.ts';

/** Sources that cover a section, and whether they responded. */
export interface Coverage {
  readonly answered: readonly SourceAnswer[];
  readonly down: readonly SourceAnswer[];
  readonly notLoaded: readonly SourceAnswer[];
}

export function coverageOf({ sources }: ReportData, section: Section): Coverage {
  const covering = sources.filter(({ covers }) => covers.includes(section));
  const withStatus = (wanted: SourceAnswer['status']) => covering.filter(({ status }) => status === wanted);
  return { answered: withStatus('answered'), down: withStatus('down'), notLoaded: withStatus('not-loaded') };
}

/** Above this number, sources are counted instead of named. */
const NAMED = 2;

function saySources(sources: readonly SourceAnswer[], { t, date, list }: Speaker): string {
  const days = sources.flatMap(({ asOf }) => asOf ?? []).sort();
  const [oldest] = days;
  const names = sources.map(({ name }) => name);
  const named = names.length > NAMED ? t('basis.sources', { count: names.length }) : list(names);
  if (!oldest) return named;
  return t(new Set(days).size > 1 ? 'basis.oldestAsOf' : 'basis.asOf', { sources: named, date: date(oldest) });
}

/** Source and date of a section's records, sources that are down or not loaded, or that none covers it. */
export function sayBasis({ answered, down, notLoaded }: Coverage, named: readonly string[], speaker: Speaker): string {
  const { t, list } = speaker;
  const parts = [
    answered.length > 0 && saySources(answered, speaker),
    answered.length === 0 && named.length > 0 && list(named),
    down.length > 0 && t('basis.down', { names: list(down.map(({ name }) => name)), names_count: down.length }),
    notLoaded.length > 0 && t('basis.notLoaded', { names: list(notLoaded.map(({ name }) => name)) }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join('. ') : t('status.not-covered');
}
