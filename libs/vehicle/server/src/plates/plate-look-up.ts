import type { PlateMatch } from '@vinlore/vehicle-domain';

/** A plate as a source is asked for it: cleaned, region by its postal code. */
export interface PlateQuery {
  /** ISO 3166-1 code of two letters. */
  readonly country: string;
  readonly region: string;
  readonly plate: string;
}

/** What a source says of a plate. "Unavailable" is never "not found": a source that is down knows nothing. */
export type PlateOutcome =
  | {
      readonly kind: 'found';
      readonly vehicle: PlateMatch;
      readonly source: string;
      readonly asOf: string | null;
      readonly sample: boolean;
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable' };

/** One source of plates. It never throws for what its provider does. */
export interface PlateLookUp {
  readonly name: string;
  lookup(query: PlateQuery): Promise<PlateOutcome>;
}
