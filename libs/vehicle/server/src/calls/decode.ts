import { type Handler, refuse, Reply } from '@vinlore/server-kit';
import type { vehicleContract } from '@vinlore/vehicle-domain';
import type { Decoder } from '../decoder.ts';
import { judgeVin } from './judge-vin.ts';

/**
 * GET /api/decode and POST /landing/decode_data. What cannot be a VIN is refused with the position and the likely
 * correction; what can is answered, and a doubt is said in the message.
 */
export function decode(decoder: Decoder): Handler<typeof vehicleContract.decode> {
  return ({ vin }, { text }) => {
    const verdict = judgeVin(decoder, vin, text);
    if (verdict.kind === 'wrong') {
      const { fault, suggestions } = verdict;
      return refuse(422, verdict.message, { fault, suggestions });
    }
    return verdict.message === null ? verdict.vehicle : new Reply(verdict.vehicle, verdict.message);
  };
}
