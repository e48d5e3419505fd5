import { endpoint } from '@vinlore/contract';
import * as v from 'valibot';
import { YMMT_ANSWERS } from './making-answers.ts';
import { YmmtEntries } from './sticker-fields.ts';

/** Creates a sticker by year, make, and model, without a VIN (spec §7); the result is tagged `mode: ymmt`. */
export const generateYmmtSticker = endpoint({
  name: 'sticker.generateYmmt',
  summary: 'Makes a sticker by year, make and model.',
  method: 'POST',
  path: '/api-cwa/generate-ymmtsticker',
  aliases: ['/generate-ymmtsticker'],
  encoding: 'form',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject(YmmtEntries),
  answers: YMMT_ANSWERS,
});
