import type { Translator } from '@vinlore/i18n';
import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import { plainVin, type vehicleContract, type VinFault, vinFault } from '@vinlore/vehicle-domain';
import type { Decoder } from './decoder.ts';

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

/**
 * GET /api/decode. What cannot be a VIN is refused with the position and the likely correction; what can is answered,
 * and a doubt (check digit, unknown maker) is said in the message.
 */
export function decodeHandler(decoder: Decoder): Handler<typeof vehicleContract.decode> {
  return ({ vin: typed }, { text }) => {
    const vin = plainVin(typed);
    const fault = vinFault(vin, true);
    const vehicle = decoder.decode(vin);
    if (fault) return refuse(422, wordsFor(fault, text), { fault, suggestions: vehicle.suggestions });
    if (vehicle.checkDigit === 'disagrees') return new Reply(vehicle, text.t('vehicle.checkDigit'));
    if (vehicle.make === null && vehicle.errorCodes.includes(7))
      return new Reply(vehicle, text.t('vehicle.unknownMaker'));
    return vehicle;
  };
}
