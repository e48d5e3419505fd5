import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Sets the email and password of the members' gate (docs/decisions.md §4), replacing the previous ones. */
export const setSiteGate = endpoint({
  name: 'site.setGate',
  summary: 'Sets the email and password that pass this brand’s gate; the password is never shown again.',
  method: 'POST',
  path: '/api-cwa/staff/brand/gate',
  encoding: 'json',
  auth: 'staff',
  recentProof: true,
  permission: 'owner',
  site: true,
  request: v.strictObject({
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email('site.emailWrong')),
    password: v.pipe(v.string(), v.minLength(8, 'site.passwordShort'), v.maxLength(128, 'site.passwordLong')),
  }),
  answers: { 200: success('Set.', v.object({ gate_email: v.string() })) },
});
