import type { ReportData, ReportEvent } from '../data/report-data.ts';
import type { EventKind } from '../events/history-event.ts';
import { grammars } from '../messages/grammars.ts';
import { findingWords } from '../words/findings/find-words.ts';
import { capital, type Speaker } from '../words/speaker.ts';
import { sayDate, sayKind, sayOdometer, sayPlace } from './record-view.ts';
import type { TimelineEntry } from './report-view.ts';

/** The timeline entry for each kind of record; other kinds are not on the timeline. */
const STATIONS: Partial<Record<EventKind, TimelineEntry['kind']>> = {
  'owner-change': 'owner',
  use: 'use',
  accident: 'damage',
  damage: 'damage',
  'total-loss': 'damage',
  salvage: 'damage',
  'salvage-auction': 'damage',
  junk: 'damage',
  theft: 'damage',
  'theft-recovery': 'milestone',
  'title-brand': 'milestone',
  import: 'milestone',
  export: 'milestone',
  sale: 'milestone',
};

const PAPERS: readonly EventKind[] = ['title', 'registration'];

/** Findings that are gaps, with a start and, unless they last until today, an end. */
const GAPS = ['record-gap', 'silent-since'];

function ownerTitle(place: number, { language, t }: Speaker): string {
  const nth = grammars[language].ordinals[place - 1];
  return nth ? t('timeline.ownerNth', { nth }) : t('timeline.owner', { place });
}

function stationTitle(event: ReportEvent, speaker: Speaker): string {
  const { severity, impact, use, damage } = event.detail;
  const { t } = speaker;
  if (event.kind === 'use' && use) return t(`use.${use}`);
  const about = [
    severity && t(`severity.${severity}`),
    ...(damage ?? []).map((type) => t(`damage.${type}`)),
    ...(impact ?? []).map((at) => t(`impact.${at}`)),
  ];
  const words = about.filter(Boolean).join(', ').toLowerCase();
  return words ? `${sayKind(event, speaker)}: ${words}` : sayKind(event, speaker);
}

const detailOf = (event: ReportEvent, speaker: Speaker) =>
  [sayPlace(event.place, speaker), event.odometer && sayOdometer(event.odometer, speaker), event.source]
    .filter(Boolean)
    .join(', ');

/** The first title or registration, if the rule counted the owner before the first recorded change. */
function firstOwner({ events, findings }: ReportData): ReportEvent | undefined {
  const owners = findings.find(({ rule }) => rule === 'owners')?.figures;
  const changes = events.filter(({ kind }) => kind === 'owner-change').length;
  if (Number(owners?.owners) !== changes + 1) return undefined;
  return events.find(({ kind, date }) => PAPERS.includes(kind) && date === owners!.fromDay);
}

/** The events of a car's life in chronological order: owners, uses, damage, milestones, and gaps. */
export function timelineView(data: ReportData, speaker: Speaker): TimelineEntry[] {
  const first = firstOwner(data);
  // The first title or registration starts the timeline, unless an owner change on the same day does.
  const paper = data.events.find(({ kind }) => PAPERS.includes(kind));
  const hasOwner = data.events.some(({ kind, date }) => kind === 'owner-change' && date === paper?.date);
  let owner = 0;
  const stations = data.events.flatMap((event): { readonly from: string; readonly entry: TimelineEntry }[] => {
    const kind = event === first ? 'owner' : event === paper && !hasOwner ? 'milestone' : STATIONS[event.kind];
    if (!kind) return [];
    if (kind === 'owner') owner += 1;
    return [
      {
        from: event.date,
        entry: {
          key: event.key,
          date: sayDate(event, speaker),
          title: kind === 'owner' ? ownerTitle(owner, speaker) : stationTitle(event, speaker),
          detail: detailOf(event, speaker),
          kind,
        },
      },
    ];
  });
  const gaps = data.findings
    .filter(({ rule, status }) => GAPS.includes(rule) && status !== 'ok')
    .map((finding, place) => {
      const { title } = findingWords(finding, speaker);
      const { fromDay, toDay } = finding.figures;
      const from = String(fromDay ?? '');
      return {
        from,
        entry: {
          key: `gap-${place + 1}`,
          date:
            toDay === undefined
              ? capital(speaker.t('timeline.since', { date_the: speaker.the(from) }))
              : `${speaker.date(from)} – ${speaker.date(String(toDay))}`,
          title,
          detail: speaker.t('timeline.askInvoices'),
          kind: 'gap' as const,
        },
      };
    });
  // A gap starts with the record before it, so it follows events of the same day; the sort is stable.
  return [...stations, ...gaps]
    .sort((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)))
    .map(({ entry }) => entry);
}
