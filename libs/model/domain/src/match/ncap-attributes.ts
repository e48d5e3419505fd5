import type { ModelQuery } from '../facts/model-facts.ts';
import type { Body } from './bodies.ts';
import { candidatesOf } from './candidates.ts';
import { weightsIn } from './epa-attributes.ts';
import type { MoreWords } from './names.ts';
import type { NcapRow } from './ncap-row.ts';
import type { Attributes } from './narrow.ts';

/** vPIC body styles that NHTSA's abbreviations may stand for. vPIC also files crossovers as wagons. */
const BODIES: readonly (readonly [RegExp, readonly Body[]])[] = [
  [/^C$|CONV|CABRIO/, ['convertible']],
  [/^PU/, ['pickup']],
  [/VAN/, ['van']],
  [/^SUV/, ['suv', 'wagon', 'hatchback']],
  [/^SW|WAGON/, ['wagon', 'suv', 'hatchback']],
  [/HB|^[35] ?DR/, ['hatchback', 'coupe', 'wagon', 'suv']],
  [/^2 ?DR/, ['coupe', 'convertible', 'hatchback']],
  [/^4 ?DR/, ['sedan', 'hatchback']],
];
const DRIVES: Readonly<Record<string, readonly string[]>> = {
  FWD: ['front'],
  RWD: ['rear'],
  '2WD': ['front', 'rear'],
  '4X2': ['front', 'rear'],
  AWD: ['four'],
  '4WD': ['four'],
  '4X4': ['four'],
};
const CABS: Readonly<Record<string, string>> = { CC: 'crew', EC: 'extended', RC: 'regular', SC: 'extended' };
const HYBRID = /\bHYBRID\b|\bHEV\b/;
const PLUG_IN = /\bPHEV\b|\bPLUG-?IN\b|\bENERGI\b/;
const ELECTRIC = /\bEV\b|\bBEV\b|\bELECTRIC\b/;

const technologyOf = ({ model }: NcapRow) =>
  PLUG_IN.test(model) ? 'plug-in' : HYBRID.test(model) ? 'hybrid' : ELECTRIC.test(model) ? 'electric' : null;
const setOf = (values: readonly string[] | string | null | undefined) =>
  values == null ? null : new Set(typeof values === 'string' ? [values] : values);

/** Returns the attributes of a vehicle rated by NHTSA. A model without a separate hybrid entry may be a hybrid. */
const describedAmong =
  (all: readonly NcapRow[]) =>
  (row: NcapRow, more: MoreWords): Attributes => {
    const technology = technologyOf(row);
    const [stem] = row.model.split(/\s/);
    const isNamedApart = all.some((other) => other.model.startsWith(stem!) && technologyOf(other) !== null);
    return {
      technology: setOf(technology ?? (isNamedApart ? 'none' : null)),
      body: setOf(BODIES.find(([pattern]) => pattern.test(row.body ?? ''))?.[1]),
      cab: setOf(CABS[/^PU\/(\w\w)/.exec(row.body ?? '')?.[1] ?? '']),
      drive: setOf(DRIVES[row.drive ?? '']),
      weight: weightsIn(more),
      production: setOf(row.production === null ? null : String(row.production)),
    };
  };

/** Returns the rated vehicles that may match; see {@link candidatesOf}. */
export const ncapCandidates = (query: ModelQuery, ofMake: readonly NcapRow[]) =>
  candidatesOf(query, ofMake, describedAmong(ofMake));
