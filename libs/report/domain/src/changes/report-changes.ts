import type { Finding, ReportData, ReportEvent, SourceAnswer } from '../data/report-data.ts';
import type { ReportRecall } from '../data/report-recall.ts';

/** A record that two versions of a report tell differently. */
export interface ChangedRecord {
  readonly before: ReportEvent;
  readonly after: ReportEvent;
}

/** What is new since the version before: as data; `sayChanges` says it. */
export interface ReportChanges {
  readonly records: {
    readonly added: readonly ReportEvent[];
    /** No source tells them any more; `unheard` where theirs did not answer this time, which is not gone. */
    readonly gone: readonly ReportEvent[];
    readonly unheard: readonly ReportEvent[];
    readonly changed: readonly ChangedRecord[];
  };
  readonly recalls: { readonly added: readonly ReportRecall[]; readonly gone: readonly ReportRecall[] };
  readonly findings: { readonly added: readonly Finding[]; readonly gone: readonly Finding[] };
  /** Names of sources that did not answer before and did now, the other way round, and of those that are loaded now. */
  readonly sources: {
    readonly back: readonly string[];
    readonly down: readonly string[];
    readonly loaded: readonly string[];
  };
}

const identityOf = ({ source, recordId }: { source: string; recordId: string }) => `${source}\u0000${recordId}`;

/** A record may be merged with another source's in one version and not in the other: all its names count. */
const identitiesOf = (event: ReportEvent) => [event, ...event.alsoFrom].map(identityOf);

/** What a record says, without its place in the report and without who else says it. */
const contentOf = ({
  kind,
  date,
  odometer,
  place,
  confidence,
  detail: { sourceWords = {}, ...detail },
}: ReportEvent) => {
  // A database keeps an object's keys in an order of its own.
  const sorted = (said: object) => Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([kind, date, odometer, place, confidence, sorted(detail), sorted(sourceWords)]);
};

/** A finding by what it says and about which records, since keys and rules' other figures move with every new record. */
function findingOf({ rule, status, events }: Finding, report: ReportData): string {
  const records = events.map((key) => report.events.find((event) => event.key === key)).flatMap((event) => event ?? []);
  return JSON.stringify([rule, status, status === 'ok' ? [] : records.map(identityOf).sort()]);
}

const namesIn = ({ sources }: ReportData, wanted: SourceAnswer['status']) =>
  sources.filter(({ status }) => status === wanted).map(({ name }) => name);

/** Keeps what the other list does not have. */
const without = <T>(list: readonly T[], other: ReadonlySet<string>, nameOf: (item: T) => string): T[] =>
  list.filter((item) => !other.has(nameOf(item)));

/**
 * What is new in a report since its version before: records by source and record id, so that a record that only
 * moved is not new. Nothing is called gone whose source was down.
 */
export function reportChanges(previous: ReportData, current: ReportData): ReportChanges {
  const byId = (report: ReportData) =>
    new Map(report.events.flatMap((event) => identitiesOf(event).map((id) => [id, event] as const)));
  const [before, after] = [byId(previous), byId(current)];
  const twin = (event: ReportEvent, others: ReadonlyMap<string, ReportEvent>) =>
    identitiesOf(event)
      .map((id) => others.get(id))
      .find((other) => other !== undefined);

  const [wasDown, isDown] = [namesIn(previous, 'down'), namesIn(current, 'down')];
  const [wasNotLoaded, isNotLoaded] = [namesIn(previous, 'not-loaded'), namesIn(current, 'not-loaded')];
  const missing = previous.events.filter((event) => !twin(event, after));
  const heard = (event: ReportEvent) => !isDown.includes(event.source);
  const changed = current.events.flatMap((event): ChangedRecord[] => {
    const old = twin(event, before);
    return old && contentOf(old) !== contentOf(event) ? [{ before: old, after: event }] : [];
  });

  const campaigns = ({ recalls }: ReportData) => new Set(recalls.map(({ campaign }) => campaign));
  const findings = (report: ReportData) => new Set(report.findings.map((finding) => findingOf(finding, report)));
  const worth = ({ findings: all }: ReportData) => all.filter(({ status }) => status !== 'ok');
  return {
    records: {
      added: current.events.filter((event) => !twin(event, before)),
      gone: missing.filter(heard),
      unheard: missing.filter((event) => !heard(event)),
      changed,
    },
    recalls: {
      added: without(current.recalls, campaigns(previous), ({ campaign }) => campaign),
      gone: without(previous.recalls, campaigns(current), ({ campaign }) => campaign).filter(
        ({ source }) => !isDown.includes(source) && isNotLoaded.length === 0,
      ),
    },
    findings: {
      added: without(worth(current), findings(previous), (finding) => findingOf(finding, current)),
      gone: without(worth(previous), findings(current), (finding) => findingOf(finding, previous)),
    },
    sources: {
      back: wasDown.filter((name) =>
        current.sources.some((source) => source.name === name && source.status === 'answered'),
      ),
      down: isDown.filter((name) => !wasDown.includes(name)),
      loaded: wasNotLoaded.filter((name) => ![...isNotLoaded, ...isDown].includes(name)),
    },
  };
}
