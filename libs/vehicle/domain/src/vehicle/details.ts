import { firstOf, type VehicleRecord } from './record.ts';

/** Rows of the vehicle detail label table (spec §3). */
export type DetailKey =
  | 'trim'
  | 'make'
  | 'engine_capacity'
  | 'engine'
  | 'fuel_type'
  | 'transmission'
  | 'displacement'
  | 'drive_type'
  | 'series'
  | 'doors'
  | 'curb_weight'
  | 'msrp'
  | 'body_type'
  | 'manufacturer'
  | 'standard_seating'
  | 'vehicle_class'
  | 'vehicle_type'
  | 'trim_level'
  | 'anti_brake_system'
  | 'number_of_doors'
  | 'country';

interface DetailRow {
  /** Field names used by vPIC, the EPA file, and common providers, most exact first. */
  readonly keys: readonly string[];
  /** A row that repeats a related one is shown only if that one is missing. */
  readonly unless?: DetailKey;
  readonly when?: (record: VehicleRecord) => boolean;
}

const isMotorcycle = (record: VehicleRecord) =>
  /motorcycle/i.test(firstOf(record, ['Vehicle Type', 'vehicle_type', 'type', 'Type']) ?? '');

/**
 * The table in display order. The specification defines the rows; the alternate keys, which aren't shown, are vPIC
 * variables, columns of the EPA's `vehicles.csv`, and common provider spellings.
 */
const TABLE: Readonly<Record<DetailKey, DetailRow>> = {
  trim: { keys: ['Trim', 'trim', 'selectedtrim', 'Trim2'] },
  // Spec §3 labels this row "Made in" when the country of assembly is known.
  make: { keys: ['made_in', 'Made In', 'Plant Country', 'plant_country'] },
  engine_capacity: {
    keys: ['Displacement (L)', 'engine_description', 'Engine Description', 'engine_size', 'displ', 'engine_capacity'],
  },
  engine: { keys: ['Engine Model', 'engine', 'Engine', 'Engine Type', 'eng_dscr', 'engine_type'] },
  fuel_type: { keys: ['Fuel Type - Primary', 'fuel_type', 'Fuel Type', 'fuelType1', 'fuelType', 'fuel'] },
  transmission: { keys: ['Transmission Style', 'transmission', 'Transmission', 'trany', 'transmission_type'] },
  displacement: { keys: ['Displacement (CC)', 'displacement', 'Displacement'], when: isMotorcycle },
  drive_type: { keys: ['Drive Type', 'drive_type', 'drivetrain', 'Drivetrain', 'drive', 'driveline'] },
  series: { keys: ['Series', 'series', 'series2', 'Series2'] },
  doors: { keys: ['Doors', 'doors'] },
  curb_weight: { keys: ['Curb Weight (pounds)', 'curb_weight', 'Curb Weight', 'curbWeight'] },
  msrp: { keys: ['Base Price ($)', 'msrp', 'MSRP', 'base_msrp', 'invoice_price'] },
  body_type: { keys: ['Body Class', 'body_type', 'Body Type', 'body_style', 'Body Style', 'body'] },
  manufacturer: { keys: ['Manufacturer Name', 'manufacturer', 'Manufacturer'] },
  standard_seating: { keys: ['Number of Seats', 'standard_seating', 'Standard Seating', 'seating', 'seats'] },
  vehicle_class: { keys: ['vehicle_class', 'Vehicle Class', 'VClass', 'vehicle_size', 'size'] },
  vehicle_type: { keys: ['Vehicle Type', 'vehicle_type', 'type'] },
  trim_level: { keys: ['trim_level', 'Trim Level', 'style', 'Style'], unless: 'trim' },
  anti_brake_system: {
    keys: [
      'Antilock Braking System (ABS)',
      'Anti-lock Braking System (ABS)',
      'anti_brake_system',
      'Anti-Brake System',
      'abs',
      'ABS',
    ],
  },
  number_of_doors: { keys: ['number_of_doors', 'Number of Doors', 'No. Doors', 'No. of Doors'], unless: 'doors' },
  country: { keys: ['country', 'Country', 'Country of Origin', 'made_in_country'], unless: 'make' },
};

/** A row that has a value. */
export interface Detail {
  readonly key: DetailKey;
  readonly value: string;
  /** The record's key the value was read from, so callers can avoid showing it twice. */
  readonly from: string;
}

function detailOf(key: DetailKey, record: VehicleRecord): Detail | null {
  const { keys, unless, when } = TABLE[key];
  if (when && !when(record)) return null;
  if (unless && detailOf(unless, record) !== null) return null;
  for (const from of keys) {
    const value = firstOf(record, [from]);
    if (value !== null) return { key, value, from };
  }
  return null;
}

/**
 * Returns the rows of the vehicle detail label table (spec §3) that have a value in the record, for the decode page and
 * section 1 of the report. Rows without a value are left out.
 */
export function vehicleDetails(record: VehicleRecord): Detail[] {
  return (Object.keys(TABLE) as DetailKey[]).flatMap((key) => detailOf(key, record) ?? []);
}
