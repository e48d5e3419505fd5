import type { HistoryEvent, ReportFact, ReportRecall, ReportType, SourceAnswer } from '@vinlore/report-domain';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';

/** A vehicle that a source is asked about. */
export interface SourceQuery {
  /** Plain: upper case, without separators; 17 characters, or a classic number. */
  readonly vin: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  /** Null for a classic number, which no decoder reads. */
  readonly decoded: DecodedVehicle | null;
  /** The region whose records are looked for. */
  readonly type: ReportType;
}

/** What a source says of a vehicle. */
export interface HistoryAnswer {
  readonly events: readonly HistoryEvent[];
  readonly recalls?: readonly ReportRecall[];
  /** Values of the vehicle itself. */
  readonly facts?: readonly ReportFact[];
  /** The record is of a European vehicle, by its own flag or its `General Information` section (spec §3). */
  readonly europe?: boolean;
  /** One for each named source behind it, those without a record as well. */
  readonly answers: readonly SourceAnswer[];
}

/** Where history comes from: our table, a provider, recalls. The one port of all sources. */
export interface HistorySource {
  /** As readers see it where it does not answer. */
  readonly name: string;
  readonly kind: SourceAnswer['kind'];
  /** The sections that it would have records in, for a report that it is missing from. */
  readonly covers: SourceAnswer['covers'];
  /** Each question costs the operator money: nobody asks it who does not pay. */
  readonly priced?: true;
  /** The regions beside the United States of which it has records at the moment; absent: none. */
  regions?(): Promise<readonly ReportType[]>;
  /** @throws whatever is wrong with it: then it is named as down, never as "no record" */
  ask(vehicle: SourceQuery, signal: AbortSignal): Promise<HistoryAnswer>;
}
