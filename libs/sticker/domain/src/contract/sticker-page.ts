import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { KeysField } from './sticker-keys.ts';

/** The public data of one sticker (docs/decisions.md §4): what was signed, and whether the signature holds. */
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
        /** Whether the signature holds. */
        genuine: v.boolean(),
        /** When its owner took it back; null: never. */
        revoked_at: v.nullable(v.string()),
        made_at: v.string(),
        /** The newest later version of it that stands; null where this is the newest. */
        newer: v.nullable(v.object({ made_at: v.string() })),
        key_id: v.string(),
        signature: v.string(),
        /** All keys that stickers are signed with: one of them is `key_id`. */
        keys: KeysField,
        /** The signed data, to the letter. */
        sticker: v.record(v.string(), v.unknown()),
      }),
    ),
    404: refusal('No sticker has that number.'),
  },
});
