import * as v from 'valibot';

/** What a row of encoding `raw` takes: the body's bytes as they came, and their signature ('' where there was none). */
export const RawInputSchema = v.strictObject({
  body: v.instance(Uint8Array),
  signature: v.pipe(v.string(), v.maxLength(2_000)),
});
