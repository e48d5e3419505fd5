/** A visitor's approximate location (docs/decisions.md §4: never the address itself). */
export interface Place {
  /** Two letters of ISO 3166-1. */
  readonly country: string;
  /** The part of ISO 3166-2 after the hyphen, such as `CA`; null if unknown. */
  readonly region: string | null;
}
