/** The blocks of a Monroney label that need data from beyond the VIN. */
export type LabelBlock = 'price' | 'fuel-economy' | 'safety-ratings' | 'parts-content';

/** What decides whether a vehicle's label had a block. */
export interface LabelVehicle {
  readonly modelYear: number | null;
  /** vPIC's `Vehicle Type`, in its capitals. */
  readonly vehicleType: string | null;
  /** The upper end of the gross vehicle weight rating in pounds, null when it is not known. */
  readonly grossWeightLb: number | null;
}

interface BlockRule {
  /** The first model year of which every vehicle was built after the block began. */
  readonly firstYear: number;
  /** The heaviest gross weight rating that the rule covers, in pounds. */
  readonly heaviestLb: number;
}

const rules: Record<LabelBlock, BlockRule> = {
  // Automobile Information Disclosure Act of 1958 (15 U.S.C. 1231-1233): new cars since model year 1959.
  price: { firstYear: 1959, heaviestLb: 8500 },
  // The two-number label of model year 1986 (report-and-sticker, Monroney label; 40 CFR 600 covers up to 8,500 lb).
  'fuel-economy': { firstYear: 1986, heaviestLb: 8500 },
  // Built since September 2007 (49 CFR 575.301, up to 10,000 lb): 2008 models were on sale before.
  'safety-ratings': { firstYear: 2009, heaviestLb: 10_000 },
  // Built since October 1, 1994 (49 CFR 583, up to 8,500 lb): 1995 models were built before.
  'parts-content': { firstYear: 1996, heaviestLb: 8500 },
};

const PASSENGER_CAR = 'PASSENGER CAR';
const labeledTypes = [PASSENGER_CAR, 'MULTIPURPOSE PASSENGER VEHICLE (MPV)', 'TRUCK'];

/**
 * Whether this vehicle's own label certainly had the block (decisions §5: label blocks follow the vehicle's era). What
 * is not certain, because the year or the weight is not known or the block began during the year, is `false`.
 */
export function blockExists(block: LabelBlock, vehicle: LabelVehicle): boolean {
  const { modelYear, vehicleType, grossWeightLb } = vehicle;
  if (modelYear === null || vehicleType === null || !labeledTypes.includes(vehicleType)) return false;
  const { firstYear, heaviestLb } = rules[block];
  // No passenger car comes near the limits; trucks and vans do, so of those the weight must be known.
  const isLight = grossWeightLb === null ? vehicleType === PASSENGER_CAR : grossWeightLb <= heaviestLb;
  return isLight && modelYear >= firstYear;
}
