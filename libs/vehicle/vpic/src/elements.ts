/** Elements of vPIC that rules refer to, by vPIC id. */
export const ELEMENT = {
  bodyClass: 5,
  displacementCc: 11,
  displacementCi: 12,
  displacementL: 13,
  engineModel: 18,
  make: 26,
  manufacturer: 27,
  model: 28,
  modelYear: 29,
  vehicleType: 39,
  suggestedVin: 142,
  errorCode: 143,
  possibleValues: 144,
  additionalErrorText: 156,
  errorText: 191,
  vehicleDescriptor: 196,
} as const;

/** Elements for which vPIC keeps every matching value. */
export const KEEPS_ALL: ReadonlySet<number> = new Set([114, 121, 129, 150, 154, 155, 169, 186]);

/** Elements that vehicle specs may add even if already present: those of `KEEPS_ALL`, and Other Battery Info. */
export const SPECS_ADD: ReadonlySet<number> = new Set([1, ...KEEPS_ALL]);

/** Origin of a value. */
export const SOURCES = [
  'pattern',
  'formula',
  'engine',
  'spec',
  'conversion',
  'default',
  'make',
  'wmi',
  'year',
  'errors',
] as const;

export type ElementSource = (typeof SOURCES)[number];
