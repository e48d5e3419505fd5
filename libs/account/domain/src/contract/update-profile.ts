import { endpoint, refusal, success } from '@vinlore/contract';
import { changesEmail } from './changes-email.ts';
import { ProfileSchema, ProfileUpdateSchema } from '../profile.ts';

/** Updates the profile (spec §3, §7). A new email takes effect once confirmed (docs/decisions.md §4). */
export const updateProfile = endpoint({
  name: 'account.updateProfile',
  summary: 'Changes the fields that are given; a new email waits for its confirmation.',
  method: 'POST',
  path: '/api/user/update-profile',
  aliases: ['/api-cwa/update-profile', '/update-profile'],
  encoding: 'json',
  auth: 'bearer',
  recentProof: { when: changesEmail },
  attemptsPerMinute: 30,
  request: ProfileUpdateSchema,
  answers: { 200: success('The profile as it is now.', ProfileSchema), 422: refusal('A value is refused.') },
});
