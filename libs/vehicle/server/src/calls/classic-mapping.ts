import { type Handler, refuse } from '@vinlore/server-kit';
import {
  classicCandidates,
  type ClassicCandidate,
  isClassicVin,
  plainVin,
  type vehicleContract,
} from '@vinlore/vehicle-domain';

/** Response fields of the call (spec §4). Plant, body, and engine are only used for creating documents. */
function fieldsOf({ year, make, model, series, model_id }: ClassicCandidate) {
  return { year, make, model, series, model_id };
}

/**
 * GET /api-cwa/classicmapping. Fails with status 500 and a message, because spec §8 requires it explicitly, which
 * overrides the 422 of docs/decisions.md §2.
 */
export const classicMapping: Handler<typeof vehicleContract.classicMapping> = ({ vin: typed }, { text }) => {
  const vin = plainVin(typed);
  const candidates = isClassicVin(vin) ? classicCandidates(vin).map(fieldsOf) : [];
  const [first] = candidates;
  if (!first) return refuse(500, text.t('vehicle.noClassic'));
  return candidates.length === 1 ? first : { ...first, candidates };
};
