import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Public keys, newest first: Ed25519 SPKI DER in base64url. */
export const KeysField = v.array(v.object({ id: v.string(), public_key: v.string() }));

/** Returns the public keys that verify sticker signatures, at a stable URL. */
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
