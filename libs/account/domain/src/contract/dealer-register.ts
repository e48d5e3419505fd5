import { endpoint, refusal, success } from '@vinlore/contract';
import { DealerRegistrationSchema, ProfileSchema } from '../profile.ts';

/** Registers the member as a dealer; takes effect at once, staff can withdraw it (decisions §4). */
export const dealerRegister = endpoint({
  name: 'account.dealerRegister',
  summary: 'Registers the member as a dealer, at once.',
  method: 'POST',
  path: '/api-cwa/dealer-register',
  encoding: 'form',
  auth: 'bearer',
  attemptsPerMinute: 10,
  request: DealerRegistrationSchema,
  answers: { 200: success('The profile as it is now.', ProfileSchema), 422: refusal('A value is refused.') },
});
