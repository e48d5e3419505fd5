import type { HistoryEvent, ReportFact, ReportRecall, ReportType, SourceAnswer } from '@vinlore/report-domain';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';

/** A query about a vehicle. */
export interface SourceQuery {
  /** Cleaned: uppercase, without separators; 17 characters, or a classic number. */
  readonly vin: string;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  /** Null for a classic number, which can't be decoded. */
  readonly decoded: DecodedVehicle | null;
  /** Region whose records are wanted. */
  readonly type: ReportType;
}

/** A source's data about a vehicle. */
export interface HistoryAnswer {
  readonly events: readonly HistoryEvent[];
  readonly recalls?: readonly ReportRecall[];
  /** Details of the vehicle itself. */
  readonly facts?: readonly ReportFact[];
  /** Set if the vehicle is European, according to the source's own flag or `General Information` section (spec §3). */
  readonly europe?: boolean;
  /** One per named source, including those without a record. */
  readonly answers: readonly SourceAnswer[];
}

/** A source of history: our own table, a provider, or recalls. All sources implement this interface. */
export interface HistorySource {
  /** Name shown to readers if the source doesn't answer. */
  readonly name: string;
  readonly kind: SourceAnswer['kind'];
  /** Sections it would cover, shown in a report it is missing from. */
  readonly covers: SourceAnswer['covers'];
  /** Each query costs the operator a fee, so only paid reports may query the source. */
  readonly priced?: true;
  /** Regions besides the United States for which it has records now; absent if there are none. */
  regions?(): Promise<readonly ReportType[]>;
  /** @throws any failure; the source is then listed as down, never as "no record" */
  ask(vehicle: SourceQuery, signal: AbortSignal): Promise<HistoryAnswer>;
}
