import { endpoint } from '@vinlore/contract';
import * as v from 'valibot';
import { YMMT_ANSWERS } from './making-answers.ts';
import { OptionalNameField, YmmtEntries } from './sticker-fields.ts';

/** Creates a sticker by year, make, model, and trim (spec §7; docs/decisions.md §3). */
export const ymmtStickerAutoblog = endpoint({
  name: 'sticker.ymmtAutoblog',
  summary: 'Makes a sticker by year, make, model and trim.',
  method: 'POST',
  path: '/api-cwa/get-ymmtsticker-autoblog',
  aliases: ['/get-ymmtsticker-autoblog'],
  encoding: 'multipart',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({ ...YmmtEntries, trim: OptionalNameField }),
  answers: YMMT_ANSWERS,
});
