import type { Finding, ReportData, ReportEvent, SourceAnswer } from '../data/report-data.ts';
import type { ReportRecall } from '../data/report-recall.ts';

/** A record that differs between two versions of a report. */
export interface ChangedRecord {
  readonly before: ReportEvent;
  readonly after: ReportEvent;
}

/** Changes since the previous version, as data; `sayChanges` puts them into words. */
export interface ReportChanges {
  readonly records: {
    readonly added: readonly ReportEvent[];
    /**
     * No longer reported by any source. `unheard` if its source didn't respond this time, which doesn't mean it's gone.
     */
    readonly gone: readonly ReportEvent[];
    readonly unheard: readonly ReportEvent[];
    readonly changed: readonly ChangedRecord[];
  };
  readonly recalls: { readonly added: readonly ReportRecall[]; readonly gone: readonly ReportRecall[] };
  readonly findings: { readonly added: readonly Finding[]; readonly gone: readonly Finding[] };
  /**
   * Names of sources that didn't respond before and now did, sources that no longer respond, and sources whose data is
   * now loaded.
   */
  readonly sources: {
    readonly back: readonly string[];
    readonly down: readonly string[];
    readonly loaded: readonly string[];
  };
}

const identityOf = ({ source, recordId }: { source: string; recordId: string }) => `${source}\u0000${recordId}`;

/** All IDs of a record, since it may be merged with another source's in only one of the versions. */
const identitiesOf = (event: ReportEvent) => [event, ...event.alsoFrom].map(identityOf);

/** The content of a record, without its position in the report and without other sources that report it. */
const contentOf = ({
  kind,
  date,
  odometer,
  place,
  confidence,
  detail: { sourceWords = {}, ...detail },
}: ReportEvent) => {
  // The database doesn't preserve the order of an object's keys.
  const sorted = (said: object) => Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([kind, date, odometer, place, confidence, sorted(detail), sorted(sourceWords)]);
};

/** Identifies a finding by its rule and records, since keys and other figures change with every new record. */
function findingOf({ rule, status, events }: Finding, report: ReportData): string {
  const records = events.map((key) => report.events.find((event) => event.key === key)).flatMap((event) => event ?? []);
  return JSON.stringify([rule, status, status === 'ok' ? [] : records.map(identityOf).sort()]);
}

const namesIn = ({ sources }: ReportData, wanted: SourceAnswer['status']) =>
  sources.filter(({ status }) => status === wanted).map(({ name }) => name);

/** Returns the items that aren't in the other list. */
const without = <T>(list: readonly T[], other: ReadonlySet<string>, nameOf: (item: T) => string): T[] =>
  list.filter((item) => !other.has(nameOf(item)));

/**
 * Compares a report with its previous version. Records are matched by source and record ID, so a record that only moved
 * isn't new. A record isn't reported as gone if its source was down.
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
