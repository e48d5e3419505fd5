import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PasskeyNameSchema, PasskeySchema } from '../owned-passkey.ts';

/** Renames a passkey. */
export const passkeyRename = endpoint({
  name: 'passkey.rename',
  summary: 'Gives a passkey another name.',
  method: 'POST',
  path: '/api/user/passkeys/rename',
  encoding: 'json',
  auth: 'bearer',
  host: 'both',
  attemptsPerMinute: 30,
  request: v.strictObject({ id: v.pipe(v.string(), v.uuid()), name: PasskeyNameSchema }),
  answers: { 200: success('The passkey as it is now.', PasskeySchema), 404: refusal('No such passkey.') },
});
