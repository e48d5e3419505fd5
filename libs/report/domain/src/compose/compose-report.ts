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

/** All that a report is made of. */
export interface ComposeReportInput {
  readonly id: string;
  readonly brand: ReportData['brand'];
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** Plain: upper case, without separators. */
  readonly vin: string;
  readonly vehicle: ReportSubject;
  /** The region whose records were looked for. */
  readonly type: ReportType;
  /** Miles that the member read on the car; null for none. */
  readonly mileage: number | null;
  readonly events: readonly HistoryEvent[];
  readonly recalls: readonly ReportRecall[];
  /** What is published about its model; null or absent where nothing can be looked up. */
  readonly model?: ModelPart | null;
  /** Sales of comparable cars (`alikeOf`); absent where none are looked up. */
  readonly sales?: readonly ComparableSale[];
  /** What sources say of the vehicle itself; the first that knows wins over later ones, the decode over all. */
  readonly facts: readonly ReportFact[];
  /** A source says, by its own flag or its `General Information` section, that its record is European (spec §3). */
  readonly europe: boolean;
  readonly sources: readonly SourceAnswer[];
}

/**
 * Whether the report is of a European vehicle: a source with a record says so, or its name does (spec §3, `isEurope`). That
 * records of Europe were asked for does not make it one (docs/decisions.md §6, `report_type`).
 */
function isEurope({ europe, events }: ComposeReportInput): boolean {
  const source = events.map((event) => event.source).join(', ');
  return vehicleFrom({ isEurope: europe, source }).isEurope;
}

/** The name as the decode has it: Europe by make and model, a classic by its series, else with the trim (spec §3, `fullName`). */
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
  // A number that no table knows still has a name: itself.
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

/** The member's name for a vehicle, where it can be the title: one of another year or make cannot (docs/decisions.md §6). */
function enteredTitle(vehicle: ReportSubject, named: string): string | null {
  if (vehicle.kind !== 'classic') return null;
  if (vehicle.name) return vehicle.name.agrees ? vehicle.name.words : null;
  return vehicle.from === 'entered' && named ? named : null;
}

/** The name that is not the title, so that readers have both: the number's, or the member's. */
function nameFacts(vehicle: ReportSubject, decoded: string): ReportFact[] {
  if (vehicle.kind !== 'classic' || !vehicle.name) return [];
  const { words, agrees } = vehicle.name;
  if (!agrees) return [{ key: 'entered_name', value: words, from: 'entered', source: null }];
  if (vehicle.from === 'entered') return [];
  return [{ key: 'decoded_name', value: decoded, from: 'decoded', source: CLASSIC_SOURCE.name }];
}

const namesOf = ({ year, make, model }: Pick<ReportClassic, 'year' | 'make' | 'model'>) => ({ year, make, model });

/** Whether what a source says is made up: its records or, where it is a sample feed of events, that it has none. */
const isSampled = ({ sample, records, kind }: SourceAnswer): boolean => sample && (records > 0 || kind === 'events');

/** A day that has begun somewhere on Earth is not in the future. */
const AHEAD_DAYS = 1;

/** What the rules find in a report's events, recalls and entered mileage on the day on which it is made. */
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
 * Makes a report of what is known, as data without words. Pure: the same input gives the same report, in whatever
 * order its events come. Nothing is added (docs/decisions.md §5); what sources tell twice is said once, with both their names.
 */
export function composeReport(input: ComposeReportInput): ReportData {
  const { id, brand, madeAt, vin, vehicle, mileage, recalls, sources } = input;
  const events = mergeEvents(input.events);
  const europe = isEurope(input);
  const described = vehicleOf(input, europe, events);
  const findings = findingsOf({ events, recalls: [...recalls], madeAt, mileage, vehicle: described });
  // Sales are of the U.S. and Canada, and a European car is another one under the same name.
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
    // What is published is published about vehicles sold in the U.S.
    ...(input.model && !europe && { model: shortenModel(input.model, described.year) }),
    ...(comparable && { comparable }),
  };
}
