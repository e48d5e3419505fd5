import { success } from '@vinlore/contract';
import * as v from 'valibot';
import { TypedCodeSchema } from './typed-code.ts';

const RecoveryCodesSchema = v.array(v.string());

/** Setup data of an authenticator. Nothing is stored yet: it comes back with the first code. */
export const setupAnswer = success(
  'The secret, as text, as an address and as an SVG of the QR code; and the recovery codes, which are told this once.',
  v.object({
    setup: v.string(),
    secret: v.string(),
    address: v.string(),
    qr: v.string(),
    recovery_codes: RecoveryCodesSchema,
  }),
);

/** The setup data plus the code that proves the secret was scanned. */
export const ConfirmRequestSchema = v.strictObject({
  setup: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  code: TypedCodeSchema,
});

/** New recovery codes. */
export const codesAnswer = success(
  'The codes, which are told this once.',
  v.object({ recovery_codes: RecoveryCodesSchema }),
);
