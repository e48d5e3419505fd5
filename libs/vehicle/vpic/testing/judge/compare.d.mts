/** A value of an answer, ours or NHTSA's. */
export interface DecodedElement {
  id: number;
  value: string | null;
  /** The id in the element's look-up table, as text. */
  attribute: string | null;
  source: string;
}

export declare function sourceOf(source: string): string;
export declare function compare(ours: readonly DecodedElement[], judged: readonly DecodedElement[]): string[];
