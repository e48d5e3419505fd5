import type { Finding, ReportData } from '../data/report-data.ts';
import { sectionOfKind } from '../events/history-event.ts';
import { type Section, SECTIONS } from '../events/sections.ts';
import { isDamaged } from '../rules/salvage-auction.ts';
import { findingWords } from '../words/findings/find-words.ts';
import { capital, type Speaker } from '../words/speaker.ts';
import { coverageOf, sayBasis } from './coverage.ts';
import { markedRecords } from './out-of-line.ts';
import { recallViews } from './recall-view.ts';
import { recordView } from './record-view.ts';
import type { FindingView, RecordView, SectionView, Status } from './report-view.ts';
import { sectionNotes } from './section-notes.ts';
import type { SectionState } from './section-state.ts';

const GRAVITY = { alert: 0, look: 1, ok: 2 } as const;

/** Sorts the worst finding first; the same order on screen, in the PDF, and in the verdict strip. */
const bySeverity = (one: Finding, other: Finding) => GRAVITY[one.status] - GRAVITY[other.status];

/**
 * Number of items in a section. Titles may carry brands, and any record may carry a reading, so these are counted
 * across kinds.
 */
export function recordsIn({ events, recalls, vehicle, mileage }: ReportData, section: Section): number {
  switch (section) {
    case 'identity':
      return vehicle.facts.filter(({ value }) => value !== null).length;
    case 'recall':
      return recalls.length;
    case 'odometer':
      return events.filter(({ odometer }) => odometer !== null).length + Number(mileage !== null);
    case 'damage':
      // Damage listed by a salvage auction counts, too.
      return events.filter(
        (event) => sectionOfKind(event.kind) === 'damage' || (event.kind === 'salvage-auction' && isDamaged(event)),
      ).length;
    case 'brand':
      return events.filter(
        ({ kind, detail }) =>
          (detail.brand ?? '00') !== '00' ||
          (!detail.brand && (kind === 'title-brand' || detail.sourceWords?.brand !== undefined)),
      ).length;
    default:
      return events.filter(({ kind }) => sectionOfKind(kind) === section).length;
  }
}

function statusOf(
  data: ReportData,
  { key: section, records, findings, flagged }: Omit<SectionState, 'status'>,
): Status {
  if (data.withheld?.sections.includes(section)) return 'withheld';
  const { answered, down, notLoaded } = coverageOf(data, section);
  const worst = findings[0]?.status;
  if (worst === 'alert' || worst === 'look') return worst;
  // With a source missing, finding nothing doesn't make a section OK.
  if (records === 0 && down.length > 0) return 'down';
  if (records === 0 && notLoaded.length > 0) return 'not-loaded';
  // A section with a flagged record, such as a branded title, isn't OK.
  if (flagged > 0) return 'look';
  if (worst === 'ok') return 'ok';
  if (records > 0) return ['damage', 'salvage', 'theft', 'brand', 'recall'].includes(section) ? 'look' : 'ok';
  return answered.length > 0 ? 'none' : 'not-covered';
}

/**
 * The sections of a European report, in order. In Europe the register replaces titles, periodic inspections provide
 * most readings, and there are no state brands or U.S. recalls. Other sections keep their names and follow these, only
 * if they have content.
 */
const EUROPEAN = ['identity', 'odometer', 'damage', 'service', 'ownership', 'theft'] as const satisfies Section[];

const isEuropean = (section: Section): section is (typeof EUROPEAN)[number] =>
  (EUROPEAN as readonly Section[]).includes(section);
const EUROPEAN_ORDER = [...EUROPEAN, ...SECTIONS.filter((section) => !isEuropean(section))];

/** The state of each section, in reading order. */
export function sectionStates(data: ReportData): SectionState[] {
  const marked = markedRecords(data);
  return (data.kind === 'europe' ? EUROPEAN_ORDER : SECTIONS).map((key) => {
    const state = {
      key,
      records: recordsIn(data, key),
      findings: data.findings.filter(({ section }) => section === key).sort(bySeverity),
      flagged: data.events.filter((event) => sectionOfKind(event.kind) === key && marked.has(event.key)).length,
    };
    return { ...state, status: statusOf(data, state) };
  });
}

/** Maximum number of findings in a section's summary line. */
const MOST_FINDINGS = 2;

/** The item count of a section, such as `9 readings`. */
export const sayCount = ({ key, records }: SectionState, { t }: Speaker): string =>
  t(`sectionCount.${key}`, { count: records });

/** Statuses that need no further text in a section. */
const WITHOUT_RECORDS = ['withheld', 'not-covered', 'not-loaded', 'down', 'none'] as const satisfies Status[];

export const isWithoutRecords = (status: Status): status is (typeof WITHOUT_RECORDS)[number] =>
  (WITHOUT_RECORDS as readonly Status[]).includes(status);

/** Whether the section's records are flagged only by rules of other sections. */
const isFlaggedElsewhere = ({ status, findings, flagged }: SectionState) =>
  status === 'look' && flagged > 0 && (findings[0]?.status ?? 'ok') === 'ok';

const sayFlagged = ({ flagged }: SectionState, { t }: Speaker) => t('section.flagged', { count: flagged });

/** Summary line of a section, such as `9 readings, 1 out of line`. */
function sayFinding(state: SectionState, speaker: Speaker): string {
  const { status, findings, key, records } = state;
  if (isWithoutRecords(status)) return speaker.t(`status.${status}`);
  if (isFlaggedElsewhere(state)) return [sayCount(state, speaker), sayFlagged(state, speaker)].join(', ');
  const worse = findings.filter((finding) => finding.status !== 'ok');
  const first = (worse.length > 0 ? worse : findings.slice(0, 1)).slice(0, MOST_FINDINGS);
  const shorts = [...new Set(first.map((finding) => findingWords(finding, speaker).short))];
  if ((records === 0 || key === 'recall') && shorts.length > 0) return capital(shorts.join(', '));
  return [sayCount(state, speaker), ...shorts].join(', ');
}

/** Text of a section in the verdict strip, as short as possible. */
export function saySignal(state: SectionState, speaker: Speaker): string {
  const [worst] = state.findings;
  if (isFlaggedElsewhere(state)) return capital(sayFlagged(state, speaker));
  if (worst && !isWithoutRecords(state.status)) return capital(findingWords(worst, speaker).short);
  return sayFinding(state, speaker);
}

function findingView(finding: Finding, section: Status, speaker: Speaker): FindingView {
  const { title, sentence, ask } = findingWords(finding, speaker);
  const status = finding.status === 'ok' && section !== 'ok' ? 'fact' : finding.status;
  return { rule: finding.rule, status, title, sentence, ask, events: finding.events };
}

/** Whether a section is shown. A European report omits U.S.-only sections unless they have records or findings. */
const isIncluded = ({ kind, events }: ReportData, { key, records, findings }: SectionState) =>
  kind !== 'europe' ||
  isEuropean(key) ||
  records > 0 ||
  findings.length > 0 ||
  // A clear title doesn't count as a brand, but it is still a record.
  events.some((event) => sectionOfKind(event.kind) === key);

/** The sources named in a section's records, recalls, or facts. */
function sourcesOf({ recalls, vehicle, events }: ReportData, section: Section): string[] {
  if (section === 'recall') return recalls.map(({ source }) => source);
  if (section === 'identity') return vehicle.facts.flatMap(({ source }) => source ?? []);
  return events.filter(({ kind }) => sectionOfKind(kind) === section).map(({ source }) => source);
}

/** The sources of a section's records, with their dates. */
export function sectionBasis(data: ReportData, section: Section, speaker: Speaker): string {
  if (data.withheld?.sections.includes(section)) return speaker.t('status.withheld');
  return sayBasis(coverageOf(data, section), [...new Set(sourcesOf(data, section))], speaker);
}

/** The sections in reading order, each with its count, sources, findings, and records. */
export function sectionViews(data: ReportData, speaker: Speaker): SectionView[] {
  const marked = markedRecords(data);
  const rows = new Map<Section, RecordView[]>();
  for (const event of data.events) {
    const section = sectionOfKind(event.kind);
    const found = rows.get(section) ?? [];
    found.push(recordView(event, marked.has(event.key), speaker));
    rows.set(section, found);
  }
  const europe = data.kind === 'europe';
  return sectionStates(data)
    .filter((state) => isIncluded(data, state))
    .map((state): SectionView => {
      const { key, status, records, findings } = state;
      const finding = sayFinding(state, speaker);
      const basis = sectionBasis(data, key, speaker);
      return {
        key,
        title: speaker.t(europe && isEuropean(key) ? `europeanSection.${key}` : `section.${key}`),
        status,
        finding,
        records,
        count: sayCount(state, speaker),
        basis: basis === finding ? null : basis,
        findings: findings.map((finding) => findingView(finding, status, speaker)),
        rows: rows.get(key) ?? [],
        recalls: key === 'recall' ? recallViews(data, speaker) : [],
        notes: sectionNotes(data, state, speaker),
      };
    });
}
