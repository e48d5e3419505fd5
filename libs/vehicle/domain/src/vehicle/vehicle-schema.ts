import * as v from 'valibot';
import type { Vehicle } from './vehicle.ts';

const Text = v.nullable(v.string());

/** A vehicle as returned by calls (spec §3). */
export const VehicleSchema = v.object({
  user_id: Text,
  vin: Text,
  year: v.nullable(v.number()),
  make: Text,
  model: Text,
  series: Text,
  model_id: Text,
  model_name: Text,
  auction: Text,
  source: Text,
  data: v.record(v.string(), v.unknown()),
  created: Text,
  isEurope: v.boolean(),
  isClassic: v.boolean(),
  fullName: v.string(),
  json: v.object({
    vin: Text,
    year: v.nullable(v.number()),
    make: Text,
    model: Text,
    model_id: Text,
    series: Text,
  }),
  logo: Text,
}) satisfies v.GenericSchema<unknown, Vehicle>;
