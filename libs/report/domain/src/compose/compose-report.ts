import { CLASSIC_SOURCE, titleCase, vehicleFrom, vehicleName } from '@vinlore/vehicle-domain';
import { type ComparableSale, comparableSales } from '../comparable/comparable-sales.ts';
import type { Finding, ReportData, ReportEvent, ReportFact, SourceAnswer } from '../data/report-data.ts';
import type { ReportRecall } from '../data/report-recall.ts';
import type { ReportType } from '../data/report-type.ts';
import { type ModelPart, shortenModel } from '../data/model-part.ts';
import type { HistoryEvent } from '../events/history-event.ts';
import type { RuleFacts } from '../rules/finding.ts';
import { firstDay } from '../rules/partial-date.ts';
import { runRules } from '../rules/run-rules.ts';
import { mergeEvents } from './merge-events.ts';
import { vehicleFacts } from './vehicle-facts.ts';
import type { ReportSubject, ReportClassic } from './report-subject.ts';

/** Input of a report. */
export interface ComposeReportInput {
  readonly id: string;
  readonly brand: ReportData['brand'];
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** Normalized: upper case, without separators. */
  readonly vin: string;
  readonly vehicle: ReportSubject;
  /** The region whose records were requested. */
  readonly type: ReportType;
  /** Mileage the member read on the car; null if not given. */
  readonly mileage: number | null;
  readonly events: readonly HistoryEvent[];
  readonly recalls: readonly ReportRecall[];
  /** Published data about the model; null or absent if no lookup was possible. */
  readonly model?: ModelPart | null;
  /** Sales of comparable cars (`alikeOf`); absent if not looked up. */
  readonly sales?: readonly ComparableSale[];
  /** Vehicle facts reported by sources. The decode takes precedence, then the order of this list. */
  readonly facts: readonly ReportFact[];
  /** Whether a source marks its record as European, by a flag or a `General Information` section (spec §3). */
  readonly europe: boolean;
  readonly sources: readonly SourceAnswer[];
}

/**
 * Whether the report is about a European vehicle, according to a source's record or name (spec §3, `isEurope`).
 * Requesting European records isn't enough (docs/decisions.md §6, `report_type`).
 */
function isEurope({ europe, events }: ComposeReportInput): boolean {
  const source = events.map((event) => event.source).join(', ');
  return vehicleFrom({ isEurope: europe, source }).isEurope;
}

/** The decoded name: make and model in Europe, series for a classic, otherwise with the trim (spec §3, `fullName`). */
function nameOf(vehicle: ReportSubject, europe: boolean): string {
  if (vehicle.kind === 'classic') {
    const { year, make, model, series } = vehicle.classic;
    return [year, make && titleCase(make), series ?? model].filter(Boolean).join(' ');
  }
  const { make, model } = vehicle.decoded;
  return europe ? [make && titleCase(make), model].filter(Boolean).join(' ') : vehicleName(vehicle.decoded);
}

function vehicleOf(input: ComposeReportInput, europe: boolean, events: readonly ReportEvent[]): ReportData['vehicle'] {
  const { vehicle } = input;
  const own =
    vehicle.kind === 'classic'
      ? { ...namesOf(vehicle.classic), series: vehicle.classic.series, trim: null, checkDigit: 'unknown' as const }
      : {
          ...namesOf(vehicle.decoded),
          series: vehicle.decoded.elements['Series'] ?? null,
          trim: vehicle.decoded.trim,
          checkDigit: vehicle.decoded.checkDigit,
        };
  // A VIN in no table is its own name.
  const named = nameOf(vehicle, europe);
  const decoded = named || input.vin;
  const entered = enteredTitle(vehicle, named);
  return {
    title: entered ?? decoded,
    ...(entered !== null && { titleFrom: 'entered' }),
    ...own,
    facts: [...nameFacts(vehicle, decoded), ...vehicleFacts(vehicle, input.facts, events)],
  };
}

/**
 * The member's name for the vehicle if it can be the title, which requires the same year and make (docs/decisions.md
 * §6).
 */
function enteredTitle(vehicle: ReportSubject, named: string): string | null {
  if (vehicle.kind !== 'classic') return null;
  if (vehicle.name) return vehicle.name.agrees ? vehicle.name.words : null;
  return vehicle.from === 'entered' && named ? named : null;
}

/** The name that isn't the title, so that readers see both: the decoded or the entered one. */
function nameFacts(vehicle: ReportSubject, decoded: string): ReportFact[] {
  if (vehicle.kind !== 'classic' || !vehicle.name) return [];
  const { words, agrees } = vehicle.name;
  if (!agrees) return [{ key: 'entered_name', value: words, from: 'entered', source: null }];
  if (vehicle.from === 'entered') return [];
  return [{ key: 'decoded_name', value: decoded, from: 'decoded', source: CLASSIC_SOURCE.name }];
}

const namesOf = ({ year, make, model }: Pick<ReportClassic, 'year' | 'make' | 'model'>) => ({ year, make, model });

/** Whether a source's answer is made up: its records, or for a sample event feed, the absence of records. */
const isSampled = ({ sample, records, kind }: SourceAnswer): boolean => sample && (records > 0 || kind === 'events');

/** A date is in the future only if it hasn't started anywhere on Earth. */
const AHEAD_DAYS = 1;

/** Findings for a report's events, recalls, and entered mileage, as of the report date. */
export function findingsOf({
  events,
  recalls,
  madeAt,
  mileage,
  vehicle,
}: Pick<ReportData, 'events' | 'madeAt' | 'mileage' | 'vehicle'> & Pick<RuleFacts, 'recalls'>): Finding[] {
  const today = madeAt.slice(0, 10);
  const isFuture = ({ date }: ReportEvent) => firstDay(date) > firstDay(today) + AHEAD_DAYS;
  return runRules({
    events: events.filter((event) => !isFuture(event)),
    future: events.filter(isFuture),
    recalls,
    today,
    year: vehicle.year,
    mileage,
  });
}

/**
 * Composes a report as data, without words. Pure: the same input gives the same report, regardless of the order of
 * events. Adds nothing of its own (docs/decisions.md §5); duplicates from several sources are merged, with all their
 * names.
 */
export function composeReport(input: ComposeReportInput): ReportData {
  const { id, brand, madeAt, vin, vehicle, mileage, recalls, sources } = input;
  const events = mergeEvents(input.events);
  const europe = isEurope(input);
  const described = vehicleOf(input, europe, events);
  const findings = findingsOf({ events, recalls: [...recalls], madeAt, mileage, vehicle: described });
  // Sales are from the US and Canada; a European car with the same name is a different one.
  const comparable = europe ? null : comparableSales(vin, { events, findings, mileage, madeAt }, input.sales ?? []);
  return {
    version: 1,
    id,
    brand,
    madeAt,
    kind: vehicle.kind === 'classic' ? 'classic' : europe ? 'europe' : 'standard',
    type: input.type,
    vin,
    vehicle: described,
    mileage,
    sample: events.some(({ sample }) => sample) || recalls.some(({ sample }) => sample) || sources.some(isSampled),
    events,
    recalls: [...recalls],
    findings,
    sources: [...sources],
    // Published data covers vehicles sold in the US.
    ...(input.model && !europe && { model: shortenModel(input.model, described.year) }),
    ...(comparable && { comparable }),
  };
}
