import { CLASSIC_MAX_YEAR } from '@vinlore/vehicle-domain';

/** Blocks of a Monroney label that need data beyond the VIN. */
export type LabelBlock = 'price' | 'fuel-economy' | 'safety-ratings' | 'parts-content';

/** What determines whether a vehicle's label had a block. */
export interface LabelCriteria {
  readonly modelYear: number | null;
  /** vPIC's `Vehicle Type`, in uppercase; null without a decoded VIN. */
  readonly vehicleType: string | null;
  /** Upper limit of the gross vehicle weight rating in pounds; null if unknown. */
  readonly grossWeightLb: number | null;
}

interface BlockRule {
  /** First model year entirely built after the block became mandatory. */
  readonly firstYear: number;
  /** Heaviest gross weight rating covered by the rule, in pounds. */
  readonly heaviestLb: number;
}

const rules: Record<LabelBlock, BlockRule> = {
  // Automobile Information Disclosure Act of 1958 (15 U.S.C. 1231-1233): new cars since model year 1959.
  price: { firstYear: 1959, heaviestLb: 8500 },
  // Since model year 1977 (Energy Policy and Conservation Act of 1975, section 506; 40 CFR 600 covers up to 8,500 lb).
  'fuel-economy': { firstYear: 1977, heaviestLb: 8500 },
  // Built since September 2007 (49 CFR 575.301, up to 10,000 lb): 2008 models were on sale before.
  'safety-ratings': { firstYear: 2009, heaviestLb: 10_000 },
  // Built since October 1, 1994 (49 CFR 583, up to 8,500 lb): 1995 models were built before.
  'parts-content': { firstYear: 1996, heaviestLb: 8500 },
};

const PASSENGER_CAR = 'PASSENGER CAR';
const labeledTypes = [PASSENGER_CAR, 'MULTIPURPOSE PASSENGER VEHICLE (MPV)', 'TRUCK'];

/**
 * Whether the vehicle's own label certainly had the block (docs/decisions.md §5: label blocks follow the vehicle's
 * era). Returns `false` if uncertain, because the year or weight is unknown or the block became mandatory during the
 * year.
 */
export function blockExists(block: LabelBlock, vehicle: LabelCriteria): boolean {
  const { vehicleType, grossWeightLb } = vehicle;
  if (vehicleType === null) return false;
  // Passenger cars are well below the limits; for trucks and vans the weight must be known.
  if (grossWeightLb === null && vehicleType !== PASSENGER_CAR) return false;
  return blockMayStand(block, vehicle);
}

/**
 * Whether data of the block may be printed: labels of the model year had the block, and type and weight don't exclude
 * the vehicle. If those are unknown, a source with figures for the vehicle proves that it was covered.
 */
export function blockMayStand(block: LabelBlock, { modelYear, vehicleType, grossWeightLb }: LabelCriteria): boolean {
  const { firstYear, heaviestLb } = rules[block];
  if (modelYear === null || modelYear < firstYear) return false;
  const covered = vehicleType === null || labeledTypes.includes(vehicleType);
  return covered && (grossWeightLb === null || grossWeightLb <= heaviestLb);
}

/** Fuel economy style of a model year's label. */
export type FuelEconomyStyle = 'two-number' | 'label-2008' | 'label-2013';

/**
 * Returns the style of the fuel economy block: city and highway only until model year 2007; combined figure and costs
 * from 2008 (71 FR 77872); environmental ratings from 2013 (76 FR 39478). Null before the block existed.
 */
export function fuelEconomyStyle(modelYear: number): FuelEconomyStyle | null {
  if (modelYear < rules['fuel-economy'].firstYear) return null;
  if (modelYear < 2008) return 'two-number';
  return modelYear < 2013 ? 'label-2008' : 'label-2013';
}

/** Whether NHTSA gave an overall rating: since model year 2011 (73 FR 40016). */
export const hasOverallRating = (modelYear: number): boolean => modelYear >= 2011;

/**
 * Returns the layout for a vehicle: since model year 1996 labels have today's blocks (parts content came last). A
 * classic vehicle, 1981 or earlier (spec §9), gets a build sheet unless it has a 17-character VIN.
 */
export function layoutOf(
  modelYear: number | null,
  kind: 'standard' | 'classic' | 'ymmt',
): 'modern' | 'pre-1996' | 'build-sheet' {
  if (modelYear === null || modelYear >= rules['parts-content'].firstYear) return 'modern';
  return modelYear > CLASSIC_MAX_YEAR || kind === 'standard' ? 'pre-1996' : 'build-sheet';
}
