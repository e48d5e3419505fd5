import type { CarriedVehicle } from '@vinlore/billing-feature';
import type { Call, CallError } from '@vinlore/contract';
import { type DecodedVehicle, plainVin, vehicleContract } from '@vinlore/vehicle-domain';
import { namedText, namedVehicle } from '@vinlore/vehicle-feature';
import { callError } from '../pages/failed-call.ts';
import { isWhole } from '../pages/whole-vehicle.ts';

/** The vehicle of a wish, as far as it is known. */
export interface WishedVehicle {
  readonly told: CarriedVehicle;
  /** What it is called; null where its VIN or plate alone is known. */
  readonly name: string | null;
  /** What the VIN says, where a document can be made of it at once. */
  readonly decoded: DecodedVehicle | null;
  /** Why nothing can be made of the VIN. */
  readonly error: CallError | null;
}

/** Looks at a wish’s vehicle: free, and nothing that fails here keeps anybody from buying a credit. */
export async function wishedVehicle(told: CarriedVehicle, call: Call): Promise<WishedVehicle> {
  const named = namedVehicle((field) => told[field as keyof CarriedVehicle] ?? null);
  const name = named && namedText(named);
  if (!told.vin) return { told, name, decoded: null, error: null };
  try {
    const vehicle = await call(vehicleContract.decode, { vin: plainVin(told.vin) });
    return { told, name: vehicle.fullName || name, decoded: isWhole(vehicle) ? vehicle : null, error: null };
  } catch (error) {
    return { told, name, decoded: null, error: callError(error) };
  }
}
