import type { VisitorCheckoutProps, CheckoutRequest } from '@vinlore/billing-feature';
import type { CallError } from '@vinlore/contract';
import { isRestricted, isSold } from '@vinlore/sticker-domain';
import { carOfClassicVin, carOfName, carOfVin, type StickerCar } from '@vinlore/sticker-feature/order';
import { type DecodedVehicle, isClassicVin, isWhole, plainVin, vehicleContract } from '@vinlore/vehicle-domain';
import { type FoundPlate, namedText, type YearMakeModel, namedVehicle } from '@vinlore/vehicle-feature';
import { callError } from '../pages/failed-call.ts';
import { fittingClassics } from '../pages/fitting-classics.ts';
import type { Visit } from '../site.ts';

/** What a look-up of a plate gave: a car to be confirmed, or why there is none. */
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
  /** What it is called; null where its VIN or plate alone is known. */
  readonly name: string | null;
  readonly madeOf: VisitorCheckoutProps['madeOf'];
  /** Of which a sticker is made as soon as it is paid; null: none is. */
  readonly car: StickerCar | null;
  /** What a VIN of 17 characters says, where a document can be made of it. */
  readonly decoded: DecodedVehicle | null;
  /** Its number is right and tells too little for a sticker. */
  readonly isBare: boolean;
  /** Why nothing can be made of the VIN. */
  readonly error: CallError | null;
  /** Null where the plate need not be looked up. */
  readonly plate: PlateAnswer | null;
}

/** What a number says; null where it leaves open which vehicle it stands for. */
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

/** The failure of a call as a value beside its answer. */
const tried = <Answer>(asked: Promise<Answer>) =>
  asked.then(
    (found) => ({ found, error: null }),
    (error: unknown) => ({ found: null, error: callError(error) }),
  );

/** Looks at a request’s vehicle: free, and nothing that fails here keeps anybody from buying a credit. */
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
  // Of a sticker that would tell too little a credit is sold.
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
