import * as v from 'valibot';
import { type DecodedVehicle, VinSuggestionSchema } from '../decoded-vehicle.ts';

const Text = v.nullable(v.string());

/** A vehicle in the public API. What the VIN doesn't say is null, never guessed (docs/decisions.md §5). */
export const ApiVehicleSchema = v.object({
  object: v.literal('vehicle'),
  /** Normalized: upper case, no spaces or dashes. */
  vin: v.string(),
  year: v.nullable(v.number()),
  /** Upper case, as NHTSA spells it. */
  make: Text,
  model: Text,
  series: Text,
  trim: Text,
  /** Year, make, and model for display. */
  name: v.string(),
  vehicle_type: Text,
  body: Text,
  doors: v.nullable(v.number()),
  drive: Text,
  engine: v.object({
    model: Text,
    cylinders: v.nullable(v.number()),
    displacement_l: v.nullable(v.number()),
    /** Horsepower. */
    power_hp: v.nullable(v.number()),
    fuel: Text,
    electrification: Text,
  }),
  transmission: Text,
  manufacturer: Text,
  plant: v.object({ city: Text, state: Text, country: Text }),
  check_digit: v.picklist(['agrees', 'disagrees', 'unknown']),
  /** Likely corrections, if the check digit disagrees. */
  suggestions: v.array(VinSuggestionSchema),
  source: v.object({
    name: v.string(),
    as_of: v.string(),
    /** NHTSA's name for the data; null for the data bundled with the product. */
    release: Text,
  }),
  /** With `expand=elements`: vPIC variables by their own names. */
  elements: v.optional(v.record(v.string(), v.string())),
  /** With `expand=typical`: what NHTSA lists for every vehicle of this type; never decoded from this VIN. */
  typical: v.optional(v.record(v.string(), v.string())),
});

/** Parts of a vehicle that `expand` adds. */
export const VEHICLE_PARTS = ['elements', 'typical'] as const;

/** Returns a decoded vehicle as the public API shows it. @param parts of {@link VEHICLE_PARTS} */
export function apiVehicleOf(
  decoded: DecodedVehicle,
  parts: ReadonlySet<string> = new Set(),
): v.InferOutput<typeof ApiVehicleSchema> {
  const { elements, source } = decoded;
  const text = (name: string) => elements[name] ?? null;
  const number = (name: string) => {
    const value = Number(elements[name] ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  return {
    object: 'vehicle',
    ...{ vin: decoded.vin, year: decoded.year, make: decoded.make, model: decoded.model },
    ...{ series: text('Series'), trim: decoded.trim, name: decoded.fullName },
    ...{ vehicle_type: text('Vehicle Type'), body: text('Body Class'), doors: number('Doors') },
    drive: text('Drive Type'),
    engine: {
      model: text('Engine Model'),
      cylinders: number('Engine Number of Cylinders'),
      displacement_l: number('Displacement (L)'),
      power_hp: number('Engine Brake (hp) From'),
      fuel: text('Fuel Type - Primary'),
      electrification: text('Electrification Level'),
    },
    transmission: text('Transmission Style'),
    manufacturer: text('Manufacturer Name'),
    plant: { city: text('Plant City'), state: text('Plant State'), country: text('Plant Country') },
    check_digit: decoded.checkDigit,
    suggestions: decoded.suggestions,
    source: { name: source.name, as_of: source.asOf, release: source.release ?? null },
    ...(parts.has('elements') && { elements }),
    ...(parts.has('typical') && { typical: decoded.typical ?? {} }),
  };
}
