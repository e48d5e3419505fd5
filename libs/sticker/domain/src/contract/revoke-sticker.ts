import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Revokes a sticker: the verification page shows it, and the PDF is no longer available. */
export const revokeSticker = endpoint({
  name: 'sticker.revoke',
  summary: 'Revokes one of the member’s stickers.',
  method: 'POST',
  path: '/api/user/revoke-sticker',
  encoding: 'json',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    id: v.pipe(v.string(), v.maxLength(64)),
    reason: v.picklist(['mistake', 'sold', 'other']),
  }),
  answers: {
    200: success('It is revoked, now or before.', v.object({ id: v.string(), revoked_at: v.string() })),
    404: refusal('The member has no such sticker.'),
  },
});
