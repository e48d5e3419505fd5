import type { ElementSource } from './elements.ts';

/** A value as returned by NHTSA's `spVinDecode`. */
export interface ElementValue {
  /** vPIC element id. */
  id: number;
  /** vPIC variable name. */
  name: string;
  group: string;
  value: string;
  /** vPIC's attribute: the value's id if there is a look-up table, otherwise its text; null if vPIC returns none. */
  attribute: string | null;
  source: ElementSource;
}
