import type { ClassicCandidate, DecodedVehicle } from '@vinlore/vehicle-domain';

/** How a report knows what its vehicle is. */
export type ReportSubject =
  | { readonly kind: 'standard'; readonly decoded: DecodedVehicle }
  /** `decoded`: the classic number's tables say it. `entered`: the member does. */
  | {
      readonly kind: 'classic';
      readonly classic: ReportClassic;
      readonly from: 'decoded' | 'entered';
      /** As the member calls it, where that says more than the number does. */
      readonly name?: EnteredName;
    };

/** A vehicle's name as the member wrote it. */
interface EnteredName {
  readonly words: string;
  /** Year and make are those of the number; else the member was asked, and confirmed it. */
  readonly agrees: boolean;
}

/** A classic vehicle, as far as it is known. */
export interface ReportClassic extends Pick<ClassicCandidate, 'plant' | 'body' | 'engine'> {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly series: string | null;
}
