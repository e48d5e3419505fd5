import type { ClassicVehicle, DecodedVehicle } from '@vinlore/vehicle-domain';
import type { ReportData, ReportFact, SourceAnswer } from '../data/report-data.ts';
import type { ReportRecall } from '../data/report-recall.ts';
import type { HistoryEvent } from '../events/history-event.ts';

/** How a report knows what its vehicle is. */
export type ReportVehicle =
  | { readonly kind: 'standard'; readonly decoded: DecodedVehicle }
  /** `decoded`: the classic number's tables say it. `entered`: the member does. */
  | { readonly kind: 'classic'; readonly classic: ReportClassic; readonly from: 'decoded' | 'entered' };

/** A classic vehicle, as far as it is known. */
export interface ReportClassic extends Pick<ClassicVehicle, 'plant' | 'body' | 'engine'> {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly series: string | null;
}

/** All that a report is made of. */
export interface ComposeReportInput {
  readonly id: string;
  readonly brand: ReportData['brand'];
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  /** Plain: upper case, without separators. */
  readonly vin: string;
  readonly vehicle: ReportVehicle;
  /** Miles that the member read on the car; null for none. */
  readonly mileage: number | null;
  readonly events: readonly HistoryEvent[];
  readonly recalls: readonly ReportRecall[];
  /** What sources say of the vehicle itself; the first that knows wins over later ones, the decode over all. */
  readonly facts: readonly ReportFact[];
  /** A source says, by its own flag or its `General Information` section, that its record is European (spec §3). */
  readonly europe: boolean;
  readonly sources: readonly SourceAnswer[];
}
