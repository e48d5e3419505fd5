import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { PasskeySchema } from '../owned-passkey.ts';

/** Lists the member's passkeys. */
export const passkeyList = endpoint({
  name: 'passkey.list',
  summary: 'The member’s passkeys.',
  method: 'POST',
  path: '/api/user/passkeys',
  encoding: 'none',
  auth: 'bearer',
  viewable: true,
  host: 'both',
  request: v.strictObject({}),
  answers: { 200: success('Passkeys, the oldest first.', v.array(PasskeySchema)) },
});
