import { endpoint, refusal, success } from '@vinlore/contract';
import { changesEmail } from './changes-email.ts';
import { DealerRegisteredSchema, DealerRegistrationSchema } from '../profile.ts';

/** Registers the member as a dealer. Takes effect immediately; staff can revoke it (docs/decisions.md §4). */
export const dealerRegister = endpoint({
  name: 'account.dealerRegister',
  summary: 'Registers the member as a dealer, at once; the session gets another token.',
  method: 'POST',
  path: '/api-cwa/dealer-register',
  encoding: 'form',
  auth: 'bearer',
  recentProof: { when: changesEmail },
  attemptsPerMinute: 10,
  request: DealerRegistrationSchema,
  answers: {
    200: success('The profile as it is now, and the token.', DealerRegisteredSchema),
    403: refusal('Staff have withdrawn the member’s dealer flag.'),
    422: refusal('A value is refused.'),
  },
});
