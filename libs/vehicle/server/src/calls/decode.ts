import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import { type DecodedVehicle, type vehicleContract, vehicleOfDecoded, vinOfText } from '@vinlore/vehicle-domain';
import type { Decoder } from '../decoder.ts';
import type { SecondOpinion } from '../second-opinion/second-opinion.ts';
import { judgeVin } from './judge-vin.ts';

const detailsOf = (decoder: Decoder, vin: string) =>
  decoder.elements(vin).map(({ id, name, group, value, source }) => ({ id, name, group, value, source }));

const withVehicle = (decoded: DecodedVehicle) => ({ ...decoded, vehicle: vehicleOfDecoded(decoded) });

/**
 * GET /api/decode and POST /landing/decode_data. A text gives up its VIN. What cannot be a VIN is refused with the position and the likely
 * correction; what can is answered, and a doubt is said in the message. What our own index knows poorly is answered by a
 * second opinion, where there is one.
 */
export function decode(live: Decoder, secondOpinion: SecondOpinion): Handler<typeof vehicleContract.decode> {
  return async ({ vin, full }, { text }) => {
    const decoder = live.pinned();
    const verdict = judgeVin(decoder, vinOfText(vin), text);
    if (verdict.kind === 'wrong') {
      const { fault, suggestions } = verdict;
      return refuse(422, verdict.message, { fault, suggestions });
    }
    const vehicle = await secondOpinion(verdict.vehicle);
    // What was doubtful of our own answer is not of another's, and our own details are not its details.
    const described = withVehicle(vehicle);
    if (vehicle !== verdict.vehicle) return described;
    const answer = full === 'yes' ? { ...described, details: detailsOf(decoder, vehicle.vin) } : described;
    return verdict.message === null ? answer : new Reply(answer, verdict.message);
  };
}
