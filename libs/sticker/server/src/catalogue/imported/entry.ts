/** A parsed catalog line; prices in minor units of U.S. dollars, null if unknown. */
export type Entry =
  | { readonly kind: 'trim'; readonly name: string; readonly msrp: number | null; readonly destination: number | null }
  | {
      readonly kind: 'exterior' | 'interior';
      readonly name: string;
      readonly code: string | null;
      /** `#rrggbb`, if the file has it. */
      readonly hex: string | null;
      readonly price: number | null;
    }
  | {
      readonly kind: 'item';
      readonly category: string;
      readonly name: string;
      readonly code: string | null;
      readonly price: number | null;
      /** Comes with the trim. */
      readonly preselected: boolean;
    }
  | { readonly kind: 'standard'; readonly category: string; readonly name: string }
  | { readonly kind: 'safety'; readonly stars: Stars }
  | { readonly kind: 'parts'; readonly content: Content }
  | { readonly kind: 'specification'; readonly name: string; readonly value: string };

export type EntryKind = Entry['kind'];

type WithoutKind<E> = E extends unknown ? Omit<E, 'kind'> : never;

/** An entry as stored in JSON next to its kind. */
export type EntryDetail = WithoutKind<Entry>;

type Rating = 1 | 2 | 3 | 4 | 5 | null;

/** Government star ratings; null means not rated. */
interface Stars {
  readonly overall: Rating;
  readonly frontal_driver: Rating;
  readonly frontal_passenger: Rating;
  readonly side_front: Rating;
  readonly side_rear: Rating;
  readonly rollover: Rating;
}

/** Parts content (49 CFR 583), in percent of value. */
interface Content {
  readonly us_canadian_percent: number | null;
  readonly others: readonly { readonly country: string; readonly percent: number }[];
  readonly assembly: string | null;
  readonly engine_from: string | null;
  readonly transmission_from: string | null;
}
