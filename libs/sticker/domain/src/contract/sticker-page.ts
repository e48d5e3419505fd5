import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { KeysField } from './sticker-keys.ts';

/** Returns the public data of a sticker (docs/decisions.md §4): the signed data and whether the signature is valid. */
export const stickerPage = endpoint({
  name: 'sticker.page',
  summary: 'The public data of a sticker and whether it is genuine.',
  method: 'GET',
  path: '/api-cwa/sticker-page',
  aliases: ['/sticker-page'],
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({ id: v.pipe(v.string(), v.maxLength(100)) }),
  answers: {
    200: success(
      'The sticker as it was signed.',
      v.object({
        id: v.string(),
        /** Whether the signature is valid. */
        genuine: v.boolean(),
        /** When it was revoked; null if never. */
        revoked_at: v.nullable(v.string()),
        made_at: v.string(),
        /** The newest later version that isn't revoked; null if this is the newest. */
        newer: v.nullable(v.object({ made_at: v.string() })),
        key_id: v.string(),
        signature: v.string(),
        /** All signing keys, including `key_id`. */
        keys: KeysField,
        /** The signed data, byte for byte. */
        sticker: v.record(v.string(), v.unknown()),
      }),
    ),
    404: refusal('No sticker has that number.'),
  },
});
