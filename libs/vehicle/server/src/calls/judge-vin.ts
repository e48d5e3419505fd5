import type { Translator } from '@vinlore/i18n';
import { type DecodedVehicle, plainVin, type VinFault, vinFault, type VinSuggestion } from '@vinlore/vehicle-domain';
import type { Decoder } from '../decoder.ts';

function wordsFor(fault: VinFault, text: Translator): string {
  switch (fault.kind) {
    case 'empty':
      return text.t('vehicle.emptyVin');
    case 'length':
      return text.t('vehicle.vinLength', { length: fault.length });
    case 'letter':
      return text.t('vehicle.vinLetter', { position: fault.position, found: fault.found, instead: fault.instead });
    case 'character':
      return text.t('vehicle.vinCharacter', { position: fault.position });
  }
}

/** Verdict on a typed VIN. */
export type Verdict =
  /** Invalid: the reason, and the likely VIN. */
  | {
      readonly kind: 'wrong';
      readonly message: string;
      readonly fault: VinFault;
      readonly suggestions: readonly VinSuggestion[];
    }
  /** Valid; any doubt (check digit, unknown manufacturer) goes into the message. */
  | { readonly kind: 'readable'; readonly vehicle: DecodedVehicle; readonly message: string | null };

/**
 * Checks a typed 17-character VIN.
 *
 * @param unknown whether `*` may stand for an unknown character
 */
export function judgeVin(decoder: Decoder, typed: string, text: Translator, unknown = true): Verdict {
  const vin = plainVin(typed);
  const fault = vinFault(vin, unknown);
  const vehicle = decoder.decode(vin);
  if (fault) return { kind: 'wrong', message: wordsFor(fault, text), fault, suggestions: vehicle.suggestions };
  if (vehicle.checkDigit === 'disagrees') return { kind: 'readable', vehicle, message: text.t('vehicle.checkDigit') };
  const unknownMaker = vehicle.make === null && vehicle.errorCodes.includes(7);
  return { kind: 'readable', vehicle, message: unknownMaker ? text.t('vehicle.unknownMaker') : null };
}
