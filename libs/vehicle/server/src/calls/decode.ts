import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import { type DecodedVehicle, type vehicleContract, vehicleOfDecoded, vinOfText } from '@vinlore/vehicle-domain';
import type { Decoder } from '../decoder.ts';
import type { SecondOpinion } from '../second-opinion/second-opinion.ts';
import { judgeVin } from './judge-vin.ts';

const detailsOf = (decoder: Decoder, vin: string) =>
  decoder.elements(vin).map(({ id, name, group, value, source }) => ({ id, name, group, value, source }));

const withVehicle = (decoded: DecodedVehicle) => ({ ...decoded, vehicle: vehicleOfDecoded(decoded) });

/**
 * GET /api/decode and POST /landing/decode_data. Extracts the VIN from any text. An invalid VIN is rejected with the
 * position and the likely correction; a valid one is decoded, with any doubt in the message. If our own index knows
 * little about it, a second opinion is used, if configured.
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
    // Our doubts and details don't apply to another source's answer.
    const described = withVehicle(vehicle);
    if (vehicle !== verdict.vehicle) return described;
    const answer = full === 'yes' ? { ...described, details: detailsOf(decoder, vehicle.vin) } : described;
    return verdict.message === null ? answer : new Reply(answer, verdict.message);
  };
}
