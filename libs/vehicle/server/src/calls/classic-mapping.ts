import { type Handler, refuse } from '@vinlore/server-kit';
import {
  classicCandidates,
  type ClassicCandidate,
  isClassicVin,
  plainVin,
  type vehicleContract,
} from '@vinlore/vehicle-domain';

/** What the call tells (spec §4); plant, body and engine stay with those who make documents. */
function fieldsOf({ year, make, model, series, model_id }: ClassicCandidate) {
  return { year, make, model, series, model_id };
}

/**
 * GET /api-cwa/classicmapping. Failure is status 500 with a message: spec §8 says so in so many words, and it wins over
 * the 422 that docs/decisions.md §2 would give.
 */
export const classicMapping: Handler<typeof vehicleContract.classicMapping> = ({ vin: typed }, { text }) => {
  const vin = plainVin(typed);
  const candidates = isClassicVin(vin) ? classicCandidates(vin).map(fieldsOf) : [];
  const [first] = candidates;
  if (!first) return refuse(500, text.t('vehicle.noClassic'));
  return candidates.length === 1 ? first : { ...first, candidates };
};
