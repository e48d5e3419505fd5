import type { profileContract } from '@vinlore/account-domain';
import { type Handler, Reply } from '@vinlore/server-kit';
import type { ProfileParts } from '../profile-parts.ts';
import { ownProfile, saveProfile } from '../save-profile.ts';

/** The member's own profile. */
export function profileCall(parts: ProfileParts): Handler<typeof profileContract.profile> {
  return (_input, context) => ownProfile(parts, parts.database, context);
}

/** Changes the fields that are given (spec §3). */
export function updateProfileCall(parts: ProfileParts): Handler<typeof profileContract.updateProfile> {
  return (fields, context) =>
    parts.database.transaction(async (tx) => {
      const email = await saveProfile(parts, tx, context, fields);
      const profile = await ownProfile(parts, tx, context);
      const { text } = context;
      return new Reply(profile, email === null ? text.t('profile.saved') : text.t('profile.emailAsked', { email }));
    });
}
