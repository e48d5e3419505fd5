import { type Handler, refuse } from '@vinlore/server-kit';
import {
  checkDigitMismatch,
  classicCandidates,
  isClassicVin,
  plainVin,
  type vehicleContract,
} from '@vinlore/vehicle-domain';
import type { Decoder } from '../decoder.ts';
import { judgeVin } from './judge-vin.ts';

/** POST /api-cwa/vin-validate. Checks format and check digit, or the manufacturers' tables for a classic VIN. */
export function vinValidate(decoder: Decoder): Handler<typeof vehicleContract.vinValidate> {
  return ({ vin: typed }, { text }) => {
    const vin = plainVin(typed);
    if (vin !== '' && isClassicVin(vin)) {
      if (classicCandidates(vin).length === 0) refuse(422, text.t('vehicle.noClassic'), { suggestions: [] });
      return { vin, kind: 'classic' };
    }
    const verdict = judgeVin(decoder, vin, text, false);
    if (verdict.kind === 'wrong') {
      const { fault, suggestions } = verdict;
      return refuse(422, verdict.message, { fault, suggestions });
    }
    if (checkDigitMismatch(verdict.vehicle))
      refuse(422, text.t('vehicle.checkDigit'), { suggestions: verdict.vehicle.suggestions });
    return { vin, kind: 'standard' };
  };
}
