import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Public keys, newest first: SPKI DER of Ed25519 in base64url. */
export const KeysField = v.array(v.object({ id: v.string(), public_key: v.string() }));

/** The keys that stickers are signed with, at an address that stays. */
export const stickerKeys = endpoint({
  name: 'sticker.keys',
  summary: 'The public keys that stickers are signed with.',
  method: 'GET',
  path: '/api-cwa/sticker-keys',
  encoding: 'none',
  auth: 'none',
  request: v.strictObject({}),
  answers: { 200: success('The keys, newest first.', v.object({ keys: KeysField })) },
});
