import { endpoint, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ProfileSchema } from '../profile.ts';

/** Returns the member's own profile. */
export const profile = endpoint({
  name: 'account.profile',
  summary: 'The member’s own profile.',
  method: 'POST',
  path: '/api/user/profile',
  encoding: 'none',
  auth: 'bearer',
  viewable: true,
  request: v.strictObject({}),
  answers: { 200: success('The profile.', ProfileSchema) },
});
