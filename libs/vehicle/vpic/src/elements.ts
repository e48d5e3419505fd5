import table from './elements.json' with { type: 'json' };

/** An element of vPIC that this product publishes. */
export interface VpicElement {
  /** vPIC's id. */
  id: number;
  /** vPIC's variable name, as its decode answers spell it. */
  name: string;
  /** The group under which vPIC shows it. */
  group: string;
  /** What it counts when NHTSA chooses between two model years (rule 3). */
  weight: number;
  /** Whether every matching value is kept (rule 5). */
  many?: boolean;
}

/** The published elements; the place in the list is the element's slot in the index. */
export const ELEMENTS: readonly VpicElement[] = table;

export const SLOT_COUNT = ELEMENTS.length;

/** The slot of an element by vPIC's id. */
const slot = (id: number): number => ELEMENTS.findIndex((element) => element.id === id);

export const SLOT = {
  modelYear: slot(29),
  make: slot(26),
  model: slot(28),
  vehicleType: slot(39),
  manufacturer: slot(27),
  engineModel: slot(18),
  displacementCc: slot(11),
  displacementCi: slot(12),
  displacementL: slot(13),
} as const;
