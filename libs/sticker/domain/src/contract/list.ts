import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { StickerKindSchema, StickerSummarySchema } from './sticker-summary.ts';

/** Lists the member's own stickers. */
export const list = endpoint({
  name: 'sticker.list',
  summary: 'The member’s own stickers, newest first.',
  method: 'POST',
  path: '/api-cwa/sticker-lists',
  encoding: 'form',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject({
    /** Id to continue after; absent for the first page. */
    cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
      '50',
    ),
    /** Only stickers of one type. */
    kind: v.optional(StickerKindSchema),
    /** Part of a name or VIN, case-insensitive. */
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), ''),
  }),
  answers: { 200: success('The stickers.', v.object({ stickers: v.array(StickerSummarySchema), more: v.boolean() })) },
});
