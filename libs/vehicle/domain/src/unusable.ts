import type { DecodedVehicle } from './decoded-vehicle.ts';
import { checkDigitIsMandatory } from './vin.ts';

/** Whether a whole VIN is mistyped or names no model, so that nothing can be made of it. */
export function isUnusable({ vin, model, checkDigit }: DecodedVehicle): boolean {
  // Who leaves characters open by `*` knows that they do.
  if (vin.includes('*')) return false;
  return model === null || (checkDigit === 'disagrees' && checkDigitIsMandatory(vin));
}
