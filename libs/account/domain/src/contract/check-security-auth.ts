import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';

/** Whether a secure id still passes the gate (docs/decisions.md §3). */
export const checkSecurityAuth = endpoint({
  name: 'account.checkSecurityAuth',
  summary: 'Whether a secure id still opens the brand’s gate.',
  method: 'POST',
  path: '/api-cwa/checksecurityauth',
  encoding: 'form',
  auth: 'none',
  host: 'both',
  attemptsPerMinute: 60,
  request: v.strictObject({ secu_id: v.pipe(v.string(), v.maxLength(1024)) }),
  answers: { 200: success('Whether it is valid.', v.object({ valid: v.boolean() })) },
});
