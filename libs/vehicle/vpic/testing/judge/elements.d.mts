/** An element as described in vPIC. */
export interface Element {
  id: number;
  name: string;
  code: string;
  /** The look-up table of its values, in NHTSA's spelling; null if values are texts or numbers. */
  lookup: string | null;
  group: string | null;
  datatype: string;
  /** Weight of a value when NHTSA chooses between two model years. */
  weight: number | null;
  isPrivate: boolean | null;
  /** How it's decoded; an element without one isn't published. */
  decode: string | null;
}

export declare const ELEMENTS: readonly Element[];
