import * as v from 'valibot';

/** Input of a row of encoding `raw`: the body's exact bytes, and their signature ('' if there was none). */
export const RawInputSchema = v.strictObject({
  body: v.instance(Uint8Array),
  signature: v.pipe(v.string(), v.maxLength(2_000)),
});
