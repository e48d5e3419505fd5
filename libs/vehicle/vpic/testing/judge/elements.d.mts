/** An element as vPIC describes it. */
export interface Element {
  id: number;
  name: string;
  code: string;
  /** The look-up table that its values name, in NHTSA's spelling; null where values are texts or numbers. */
  lookup: string | null;
  group: string | null;
  datatype: string;
  /** What a value of it counts when NHTSA chooses between two model years. */
  weight: number | null;
  isPrivate: boolean | null;
  /** How it is decoded; without one it is not published. */
  decode: string | null;
}

export declare const ELEMENTS: readonly Element[];
