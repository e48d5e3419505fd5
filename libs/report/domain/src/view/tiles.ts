import * as v from 'valibot';
import type { ReportData } from '../data/report-data.ts';
import { PartialDateSchema, sectionOfKind } from '../events/history-event.ts';
import type { Section } from '../events/sections.ts';
import { capital, type Speaker } from '../words/speaker.ts';
import { lastReading } from './fact-view.ts';
import type { Tile } from './report-view.ts';
import { isWithoutRecords } from './section-view.ts';
import type { SectionState } from './section-state.ts';

/** Text of a tile that has data. */
type Said = Pick<Tile, 'value' | 'note'>;

/** Maximum number of uses in a tile; the timeline lists them all. */
const MOST_USES = 2;

function sayOwners({ events, findings }: ReportData, { t, the, list }: Speaker): Said | null {
  const { owners: count, fromDay } = findings.find(({ rule }) => rule === 'owners')?.figures ?? {};
  // Reports are stored as created, so an older rule may not have set these figures.
  if (typeof count !== 'number' || !v.is(PartialDateSchema, fromDay)) return null;
  const uses = [...new Set(events.flatMap(({ detail }) => detail.use ?? []))];
  const named = uses.slice(0, MOST_USES).map((use) => t(`use.${use}`).toLowerCase());
  return {
    value: t('tile.ownerCount', { count }),
    note: capital(named.length > 0 ? list(named) : t('timeline.since', { date_the: the(fromDay) })),
  };
}

function sayReading(data: ReportData, speaker: Speaker): Said | null {
  const last = lastReading(data, speaker);
  if (!last) return null;
  const note = last.total === null ? last.date : speaker.t('tile.inAll', { date: last.date, total: last.total });
  return { value: last.reading, note };
}

function sayService({ events }: ReportData, { t, date }: Speaker): Said | null {
  const visits = events.filter(({ kind }) => sectionOfKind(kind) === 'service');
  const last = visits.at(-1);
  if (!last) return null;
  return {
    value: t('sectionCount.service', { count: visits.length }),
    note: t('tile.lastVisit', { date: date(last.date) }),
  };
}

const TILES: readonly (readonly [Tile['key'], Section, (data: ReportData, speaker: Speaker) => Said | null])[] = [
  ['owners', 'ownership', sayOwners],
  ['reading', 'odometer', sayReading],
  ['service', 'service', sayService],
];

/**
 * The figures that a buyer looks for first: owners and use, the last reading with the total mileage, and service
 * records. Titles, accidents, and recalls are in the verdict's signals.
 */
export function tilesOf(data: ReportData, states: readonly SectionState[], speaker: Speaker): Tile[] {
  return TILES.map(([key, section, say]) => {
    const { status } = states.find((state) => state.key === section)!;
    const said = isWithoutRecords(status) ? null : say(data, speaker);
    const unknown = speaker.t(isWithoutRecords(status) ? `status.${status}` : 'status.none');
    return { key, label: speaker.t(`tile.${key}`), value: said?.value ?? unknown, note: said?.note ?? null };
  });
}
