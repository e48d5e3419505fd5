import { checkDigitIsMandatory, type DecodedVehicle } from '@vinlore/vehicle-domain';
import type { DecodedInput } from '../decode/decoded-input.ts';

/**
 * A check digit that agrees, that disagrees, or (null) that does not have to be one: outside North America makers may
 * use position 9 for something else (49 CFR 565.15(c)).
 */
function checkDigitOk({ vin, checkDigit }: DecodedVehicle): boolean | null {
  if (checkDigit === 'agrees') return true;
  return checkDigitIsMandatory(vin) ? false : null;
}

/** What a sticker takes from a decoded vehicle. */
export function stickerInput(vehicle: DecodedVehicle): DecodedInput {
  const { vin, year, make, model, elements, source } = vehicle;
  return { vin, year, make, model, elements, checkDigitOk: checkDigitOk(vehicle), sourceAsOf: source.asOf };
}
