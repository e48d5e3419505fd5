import type { ClassicCandidate, DecodedVehicle } from '@vinlore/vehicle-domain';

/** How a report identifies its vehicle. */
export type ReportSubject =
  | { readonly kind: 'standard'; readonly decoded: DecodedVehicle }
  /** `decoded`: from the tables for classic VINs. `entered`: by the member. */
  | {
      readonly kind: 'classic';
      readonly classic: ReportClassic;
      readonly from: 'decoded' | 'entered';
      /** The member's name for it, if more specific than the decoded one. */
      readonly name?: EnteredName;
    };

/** A vehicle name as entered by the member. */
interface EnteredName {
  readonly words: string;
  /** Year and make match the VIN; otherwise the member was asked and confirmed. */
  readonly agrees: boolean;
}

/** A classic vehicle, as far as it's identified. */
export interface ReportClassic extends Pick<ClassicCandidate, 'plant' | 'body' | 'engine'> {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly series: string | null;
}
