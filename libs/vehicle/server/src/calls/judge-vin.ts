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

/** What we think of a typed VIN. */
export type Verdict =
  /** It cannot be one: why, and what was probably meant. */
  | {
      readonly kind: 'wrong';
      readonly message: string;
      readonly fault: VinFault;
      readonly suggestions: readonly VinSuggestion[];
    }
  /** It can; a doubt (check digit, unknown maker) is said in the message. */
  | { readonly kind: 'readable'; readonly vehicle: DecodedVehicle; readonly message: string | null };

/**
 * Judges a typed VIN of 17 characters.
 *
 * @param unknown whether `*` may stand for a character that is not known
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
