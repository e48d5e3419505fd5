import type { VisitorCheckoutProps, CheckoutRequest } from '@vinlore/billing-feature';
import type { CallError } from '@vinlore/contract';
import { isRestricted, isSold } from '@vinlore/sticker-domain';
import { carOfClassicVin, carOfName, carOfVin, type StickerCar } from '@vinlore/sticker-feature/order';
import { type DecodedVehicle, isClassicVin, isWhole, plainVin, vehicleContract } from '@vinlore/vehicle-domain';
import { type FoundPlate, namedText, type YearMakeModel, namedVehicle } from '@vinlore/vehicle-feature';
import { callError } from '../pages/failed-call.ts';
import { fittingClassics } from '../pages/fitting-classics.ts';
import type { Visit } from '../site.ts';

/** Result of a plate look-up: a car to confirm, or why there is none. */
export type PlateAnswer = PlateFound | PlateNotFound;

interface PlateFound {
  readonly found: FoundPlate;
  readonly error: null;
}

interface PlateNotFound {
  readonly found: null;
  readonly error: CallError;
}

/** The vehicle of a request, as far as it is known. */
export interface CheckoutSubject {
  readonly request: CheckoutRequest['vehicle'];
  /** Name of the vehicle; null if only its VIN or plate is known. */
  readonly name: string | null;
  readonly madeOf: VisitorCheckoutProps['madeOf'];
  /** Vehicle of the sticker to create right after payment; null for none. */
  readonly car: StickerCar | null;
  /** Decode of a 17-character VIN, if a document can be created for it. */
  readonly decoded: DecodedVehicle | null;
  /** The VIN is valid but decodes to too little for a sticker. */
  readonly isBare: boolean;
  /** Why no document can be created for the VIN. */
  readonly error: CallError | null;
  /** Null if there is no plate to look up. */
  readonly plate: PlateAnswer | null;
}

/** Decode of a VIN; null when the number is ambiguous. */
interface ReadVin {
  readonly name: string;
  readonly year: number;
  readonly car: StickerCar | null;
  readonly decoded: DecodedVehicle | null;
}

async function readVin(typed: string, named: YearMakeModel | null, call: Visit['call']): Promise<ReadVin | null> {
  const vin = plainVin(typed);
  if (isClassicVin(vin)) {
    const [only, ...others] = await fittingClassics(vin, named, call);
    if (!only || others.length > 0) return null;
    const { year, make, series } = only;
    const car = carOfClassicVin(vin, only);
    return { name: namedText({ year, make, model: series, trim: null }), year, car, decoded: null };
  }
  const decoded = await call(vehicleContract.decode, { vin });
  const { year, fullName: name } = decoded;
  return isWhole(decoded) && year !== null ? { name, year, car: carOfVin(decoded), decoded } : null;
}

/** Turns a failed call into a value next to the successful result. */
const tried = <Answer>(asked: Promise<Answer>) =>
  asked.then(
    (found) => ({ found, error: null }),
    (error: unknown) => ({ found: null, error: callError(error) }),
  );

/** Resolves a request's vehicle, for free. Failures here never block buying a credit. */
export async function checkoutSubject(
  { product, vehicle: request }: CheckoutRequest,
  { brand, call }: Pick<Visit, 'brand' | 'call'>,
): Promise<CheckoutSubject> {
  const named = namedVehicle((field) => request[field as keyof typeof request] ?? null);
  const known = {
    request,
    name: named && namedText(named),
    madeOf: null,
    car: null,
    decoded: null,
    isBare: false,
    error: null,
    plate: null,
  };
  const isOurs = (year: number) => product !== 'sticker' || !isRestricted(brand, year);
  const { found, error } = request.vin ? await tried(readVin(request.vin, named, call)) : { found: null, error: null };
  // When a sticker would show too little, sell a credit.
  const isMade = async () => product !== 'sticker' || isSold(call, request);
  if (found && isOurs(found.year)) {
    const isBare = !(await isMade());
    const car = product === 'sticker' && !isBare ? found.car : null;
    return { ...known, ...found, name: found.name || known.name, madeOf: isBare ? null : 'vin', car, isBare };
  }
  if (product === 'sticker' && !request.vin && named && isOurs(named.year) && (await isMade()))
    return { ...known, madeOf: 'name', car: carOfName(named) };
  if (request.vin || named || !request.plate) return { ...known, error };
  const { plate, state = '' } = request;
  return { ...known, plate: await tried(call(vehicleContract.licensePlateDecode, { plate, state })) };
}
