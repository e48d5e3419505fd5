import { isPartOfName, modelAndTrim, properName } from '@vinlore/vehicle-domain';
import { entered, UNKNOWN } from '../blocks/sources.ts';
import type { NamedSubject } from './sticker-input.ts';
import type { SubjectPart } from './subject-part.ts';

/** Builds the sticker parts of a vehicle without a VIN: its name and nothing else. */
export function namedPart({ kind, vin, year, make, model, trim }: NamedSubject): SubjectPart {
  const name = [String(year), properName(make), modelAndTrim(properName(model), trim || null)];
  return {
    kind,
    vin,
    title: entered(name.filter(Boolean).join(' ')),
    subtitle: trim && !isPartOfName(trim) ? entered(trim) : UNKNOWN,
    spec: [],
    anatomy: [],
    equipment: [],
    build: [],
    delivery: [],
    label: { modelYear: year, vehicleType: null, grossWeightLb: null },
    trim,
  };
}
