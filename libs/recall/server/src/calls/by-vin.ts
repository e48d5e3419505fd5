import type { Translator } from '@vinlore/i18n';
import type { recallContract } from '@vinlore/recall-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { plainVin, vinFault } from '@vinlore/vehicle-domain';
import type { RecallLookUp } from '../found-recalls.ts';
import type { RecallDeps } from '../deps.ts';
import { answerFor, type RecallSubject } from './answer.ts';

/**
 * Decodes the VIN to a vehicle. Responds with 422 if it's invalid (`Wrong VIN`, spec §8, with likely corrections) or
 * doesn't decode to year, make, and model.
 */
export function vehicleOfVin(typed: string, decode: RecallDeps['decode'], text: Translator): RecallSubject {
  const vin = plainVin(typed);
  const { year, make, model, trim, elements, fullName, suggestions } = decode(vin);
  if (vinFault(vin)) return refuse(422, text.t('recall.wrongVin'), { suggestions });
  if (year === null || make === null || model === null)
    return refuse(422, text.t('recall.vinUnknown'), { suggestions });
  return { vin, year, make, model, trim, series: elements['Series'] ?? null, title: fullName };
}

/** GET /api/recall-check/vin: year, make, and model of a VIN and the recalls that may apply. */
export function recallsByVin(
  lookUp: RecallLookUp,
  decode: RecallDeps['decode'],
): Handler<typeof recallContract.recallsByVin> {
  return ({ vin }, { text }) => answerFor(lookUp, vehicleOfVin(vin, decode, text), text);
}
