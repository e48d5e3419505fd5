import type { ElementSource } from './elements.ts';

/** A value of a VIN as NHTSA's `spVinDecode` gives it. */
export interface ElementValue {
  /** vPIC's id of the element. */
  id: number;
  /** vPIC's variable name. */
  name: string;
  group: string;
  value: string;
  /** vPIC's attribute: the value's number where a look-up table has one, else its text; null where vPIC gives none. */
  attribute: string | null;
  source: ElementSource;
}
