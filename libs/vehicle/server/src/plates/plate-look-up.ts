import type { PlateMatch } from '@vinlore/vehicle-domain';

/** A plate as passed to a source: normalized, with the region's postal code. */
export interface PlateQuery {
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  readonly region: string;
  readonly plate: string;
}

/** A source's result for a plate. "Unavailable" is never "not found", since a source that is down can't know. */
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

/** A source of plates. Never throws because of its provider. */
export interface PlateLookUp {
  readonly name: string;
  lookup(query: PlateQuery): Promise<PlateOutcome>;
}
