import { endpoint } from '@vinlore/contract';
import { decode } from './decode.ts';

/** Same as `vehicle.decode`, for the landing page form (spec §7, docs/decisions.md §3). */
export const decodeData = endpoint({
  name: 'vehicle.decode-data',
  summary: 'Decodes a VIN that a landing page’s form sends.',
  method: 'POST',
  path: '/landing/decode_data',
  encoding: 'form',
  auth: 'none',
  request: decode.request,
  answers: decode.answers,
});
