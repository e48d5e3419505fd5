import {
  type NameDiffers,
  type ReportClassic,
  type ReportSubject,
  type ReportType,
  reportTypeOf,
} from '@vinlore/report-domain';
import {
  checkDigitMismatch,
  classicCandidates,
  type DecodedVehicle,
  isClassicVin,
  plainVin,
  type VinSuggestion,
  vinFault,
} from '@vinlore/vehicle-domain';
import { nameDiffers, namesMore } from './entered-name.ts';
import type { SourceQuery } from './sources/history-source.ts';

/** The vehicle and options of a requested report. */
export interface ReportRequest {
  readonly vehicle: ReportSubject;
  readonly asked: SourceQuery;
  /** In miles; null if the member entered none. */
  readonly mileage: number | null;
}

/** Why a request can't produce a report. */
export type RequestFault =
  | { readonly fault: 'wrong-vin'; readonly suggestions?: readonly VinSuggestion[] }
  /** The classic number isn't in any table, and the member didn't name the vehicle. */
  | { readonly fault: 'no-data' }
  /** The entered name has another year or make, and the member hasn't confirmed it. */
  | ({ readonly fault: 'name' } & Omit<NameDiffers, 'reason'>)
  /** No source has records of that region. */
  | { readonly fault: 'type'; readonly type: ReportType }
  /** The brand has switched reports off. */
  | { readonly fault: 'off' };

/** Details a member enters with a classic number; '' if left empty. */
export interface NamedClassic {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly series: string;
  /** The entered name, and whether the member confirmed it despite a difference; absent if there was no such field. */
  readonly name?: { readonly words: string; readonly isConfirmed: boolean };
}

interface RequestOptions {
  /** In miles; 0 for none (spec §9). */
  readonly mileage: number;
  readonly type: ReportType;
}

/** No mileage, and the United States (spec §9). */
export const DEFAULT_OPTIONS: RequestOptions = { mileage: 0, type: 'US' };

/** Returns options without a mileage, for the region where the buyer says the vehicle was registered. */
export const optionsOf = (region: string | undefined): RequestOptions => ({
  ...DEFAULT_OPTIONS,
  type: reportTypeOf(region),
});

const milesIn = ({ mileage }: RequestOptions) => (mileage > 0 ? mileage : null);

/** Returns a request by 17-character VIN. A VIN with a typo is refused because it could be another vehicle's. */
export function requestByVin(
  { decode }: { readonly decode: (vin: string) => DecodedVehicle },
  typed: string,
  given: RequestOptions,
): ReportRequest | RequestFault {
  const vin = plainVin(typed);
  if (vinFault(vin)) return { fault: 'wrong-vin' };
  const decoded = decode(vin);
  const { year, make, model, suggestions } = decoded;
  if (checkDigitMismatch(decoded)) return { fault: 'wrong-vin', suggestions };
  return {
    vehicle: { kind: 'standard', decoded },
    asked: { vin, year, make, model, decoded, type: given.type },
    mileage: milesIn(given),
  };
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns a classic vehicle under the name the member entered, which must be confirmed if it differs. */
function subjectOf(
  classic: ReportClassic,
  from: 'decoded' | 'entered',
  { name }: Pick<NamedClassic, 'name'>,
): (ReportSubject & { kind: 'classic' }) | RequestFault {
  const bare = { kind: 'classic', classic, from } as const;
  if (!name?.words) return bare;
  const differs = nameDiffers(name.words, classic);
  if (differs.length > 0 && !name.isConfirmed) {
    const { year, make, model, series } = classic;
    const decoded = [year, make, series ?? model].filter(Boolean).join(' ');
    return { fault: 'name', differs, entered: name.words, decoded };
  }
  if (!namesMore(name.words, classic)) return bare;
  return { ...bare, name: { words: name.words, agrees: differs.length === 0 } };
}

/**
 * Returns a request by classic number, from before VINs had 17 characters. Uses the table entry, or the one the member
 * named if there are several; otherwise the details the member entered.
 */
export function requestByClassicNumber(
  typed: string,
  named: NamedClassic,
  given: RequestOptions,
): ReportRequest | RequestFault {
  const vin = plainVin(typed);
  if (!isClassicVin(vin) || !/^[A-Z0-9]{5,14}$/.test(vin)) return { fault: 'no-data' };
  const candidates = classicCandidates(vin);
  const fitting = candidates.filter(
    ({ year, make, model, series }) =>
      (!named.year || String(year) === named.year) &&
      (!named.make || same(make, named.make)) &&
      (!named.model || same(model, named.model) || same(series, named.model)),
  );
  const [known] = fitting.length > 0 ? fitting : named.year ? [] : candidates;
  if (known) {
    const { year, make, model } = known;
    const vehicle = subjectOf(known, 'decoded', named);
    if ('fault' in vehicle) return vehicle;
    return {
      vehicle,
      asked: { vin, year, make, model, decoded: null, type: given.type },
      mileage: milesIn(given),
    };
  }
  const { year, make, model, series } = named;
  if (!year || !make) return { fault: 'no-data' };
  const classic = {
    year: Number(year),
    make,
    model: model || null,
    series: series || null,
  };
  const vehicle = subjectOf(classic, 'entered', named);
  if ('fault' in vehicle) return vehicle;
  return {
    vehicle,
    asked: { vin, year: Number(year), make, model: model || null, decoded: null, type: given.type },
    mileage: milesIn(given),
  };
}

export const isFault = (request: ReportRequest | RequestFault): request is RequestFault => 'fault' in request;
