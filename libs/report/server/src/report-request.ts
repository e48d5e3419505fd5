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

/** A vehicle that a report is wanted of. */
export interface ReportRequest {
  readonly vehicle: ReportSubject;
  readonly asked: SourceQuery;
  /** Miles; null where the member gave none. */
  readonly mileage: number | null;
}

/** Why no report can be made of what was sent. */
export type RequestFault =
  | { readonly fault: 'wrong-vin'; readonly suggestions?: readonly VinSuggestion[] }
  /** No table knows the classic number, and the member did not name the car. */
  | { readonly fault: 'no-data' }
  /** The name that the member gave is of another year or make, and they have not confirmed it. */
  | ({ readonly fault: 'name' } & Omit<NameDiffers, 'reason'>)
  /** No source has records of that region. */
  | { readonly fault: 'type'; readonly type: ReportType }
  /** The brand makes no reports at the moment. */
  | { readonly fault: 'off' };

/** What a member says of a classic car beside its number; '' for what they did not say. */
export interface NamedClassic {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly series: string;
  /** What they call it, and whether they confirmed that although it differs; absent where nobody was asked. */
  readonly name?: { readonly words: string; readonly isConfirmed: boolean };
}

interface RequestOptions {
  /** Miles; 0 for none (spec §9). */
  readonly mileage: number;
  readonly type: ReportType;
}

/** Without a mileage, of the United States (spec §9). */
export const DEFAULT_OPTIONS: RequestOptions = { mileage: 0, type: 'US' };

/** Without a mileage, of the region where a buyer said that the car was registered. */
export const optionsOf = (region: string | undefined): RequestOptions => ({
  ...DEFAULT_OPTIONS,
  type: reportTypeOf(region),
});

const milesIn = ({ mileage }: RequestOptions) => (mileage > 0 ? mileage : null);

/** By a VIN of 17 characters. A mistyped one must not become a report of another car. */
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

/** A classic vehicle under the name that the member gave it, which is asked about where it is of another one. */
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
 * By a classic number, from before there were 17 characters: what its tables say, of several the one that the member
 * named; else what the member says.
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
