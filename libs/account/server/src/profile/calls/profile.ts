import type { profileContract } from '@vinlore/account-domain';
import { type Handler, Reply } from '@vinlore/server-kit';
import type { ProfileDeps } from '../profile-deps.ts';
import { ownProfile, saveProfile } from '../save-profile.ts';

/** Returns the member's own profile. */
export function profileCall(deps: ProfileDeps): Handler<typeof profileContract.profile> {
  return (_input, context) => ownProfile(deps, deps.database, context);
}

/** Updates the given fields (spec §3). */
export function updateProfileCall(deps: ProfileDeps): Handler<typeof profileContract.updateProfile> {
  return (fields, context) =>
    deps.database.transaction(async (tx) => {
      const email = await saveProfile(deps, tx, context, fields);
      const profile = await ownProfile(deps, tx, context);
      const { text } = context;
      return new Reply(profile, email === null ? text.t('profile.saved') : text.t('profile.emailAsked', { email }));
    });
}
