import { type Brand, siteIdentifier } from '@vinlore/brand';
import { formatDocumentNumber, newDocumentNumber } from '@vinlore/contract';
import { composeReport, type HistoryEvent, type Mapping, type ReportData, sectionOfKind } from '@vinlore/report-domain';
import { columnName, LineFault } from '@vinlore/server-kit';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import { checkColumns } from '../import/read-mapping.ts';
import { readEvents, type ReadOptions } from '../import/read-events.ts';
import type { FileSample } from './read-sample.ts';

/** An event with the number of its line. */
interface LineEvent {
  readonly line: number;
  readonly event: HistoryEvent;
}

/** Result of applying a mapping to a sample. */
export interface Trial {
  /** Numbers of lines that would be accepted and rejected. */
  readonly kept: number;
  readonly refused: number;
  /** The first rejected lines. */
  readonly faults: readonly { readonly line: number; readonly fault: LineFault }[];
  /** The first events of each kind. */
  readonly events: readonly LineEvent[];
  /** Events of the vehicle with the most data in the sample. */
  readonly vehicle: readonly HistoryEvent[];
}

/**
 * Maximum number of records made from a sample, so that a mapping with hundreds of records per line doesn't block the
 * server.
 */
const MOST_MADE = 20_000;
/** No real vehicle has more records, but a file may repeat one VIN on every line. */
const MOST_OF_VEHICLE = 200;
const MOST_FAULTS = 10;
const MOST_EVENTS = 10;

/** Groups events by kind or VIN, in file order. */
function grouped(all: readonly LineEvent[], by: 'kind' | 'vin'): LineEvent[][] {
  const groups = new Map<string, LineEvent[]>();
  for (const each of all) {
    const group = groups.get(each.event[by]);
    if (group) group.push(each);
    else groups.set(each.event[by], [each]);
  }
  return [...groups.values()];
}

/** Returns some events of each kind, ten in total if there are that many, in file order. */
function pickEvents(all: readonly LineEvent[]): LineEvent[] {
  const byKind = grouped(all, 'kind');
  const share = Math.max(1, Math.floor(MOST_EVENTS / byKind.length));
  const picked = new Set(byKind.flatMap((events) => events.slice(0, share)));
  for (const each of all) {
    if (picked.size >= MOST_EVENTS) break;
    picked.add(each);
  }
  return [...picked].slice(0, Math.max(MOST_EVENTS, byKind.length)).sort((one, other) => one.line - other.line);
}

/** Returns the events of the vehicle with the most events; if tied, the one with the most details. */
function fullest(all: readonly LineEvent[]): HistoryEvent[] {
  const weight = (events: readonly LineEvent[]) =>
    events.reduce((sum, { event }) => sum + 100 + Object.keys(event.detail).length + (event.odometer ? 1 : 0), 0);
  let best: readonly LineEvent[] = [];
  for (const events of grouped(all, 'vin')) if (weight(events) > weight(best)) best = events;
  return best.slice(0, MOST_OF_VEHICLE).map(({ event }) => event);
}

/**
 * Applies a mapping to a sample as an import would, without storing anything.
 *
 * @throws ImportError if the mapping uses columns that the sample lacks
 */
export function tryMapping(sample: FileSample, mapping: Mapping, options: ReadOptions): Trial {
  checkColumns(mapping, sample.columns.map(columnName));
  const events: LineEvent[] = [];
  const faults: { line: number; fault: LineFault }[] = [];
  let kept = 0;
  for (const each of sample.lines.slice(0, Math.ceil(MOST_MADE / mapping.events.length))) {
    const read = 'fault' in each ? each.fault : readEvents(mapping, each.record, options);
    if (read instanceof LineFault) faults.push({ line: each.line, fault: read });
    else {
      kept++;
      events.push(...read.map((event) => ({ line: each.line, event })));
    }
  }
  return {
    kept,
    refused: faults.length,
    faults: faults.slice(0, MOST_FAULTS),
    events: pickEvents(events),
    vehicle: fullest(events),
  };
}

const WHOLE = 17;

/** Composes the report a vehicle would have if the sample were the only source; null if there is no such vehicle. */
export function sampleReport(
  events: readonly HistoryEvent[],
  {
    brand,
    mapping,
    decode,
    at,
  }: {
    readonly brand: Brand;
    readonly mapping: Mapping;
    readonly decode: (vin: string) => DecodedVehicle;
    readonly at: Date;
  },
): ReportData | null {
  const [first] = events;
  // A classic number can't be decoded.
  if (first?.vin.length !== WHOLE) return null;
  return composeReport({
    id: formatDocumentNumber(newDocumentNumber()),
    brand: { key: brand.key, name: brand.name, domain: siteIdentifier(brand) },
    madeAt: at.toISOString(),
    vin: first.vin,
    vehicle: { kind: 'standard', decoded: decode(first.vin) },
    type: 'US',
    mileage: null,
    events,
    recalls: [],
    facts: [],
    europe: false,
    sources: [...new Set(events.map(({ source }) => source))].map((name) => ({
      name,
      kind: 'events',
      status: 'answered',
      asOf: mapping.as_of ?? null,
      covers: mapping.covers ?? [...new Set(events.map(({ kind }) => sectionOfKind(kind)))],
      records: events.filter(({ source }) => source === name).length,
      sample: mapping.sample,
    })),
  });
}
