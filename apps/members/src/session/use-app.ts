import { useRouteContext } from '@tanstack/react-router';
import type { Profile, User } from '@vinlore/account-domain';
import { useAtomValue } from 'jotai';
import type { AppContext } from '../app-context.ts';
import { membershipAtom } from './membership.ts';

/** What this app's screens share. */
export function useApp(): AppContext {
  return useRouteContext({ from: '__root__' });
}

/** Who sits before the screen, followed as it changes. */
export function useMembership() {
  return useAtomValue(membershipAtom);
}

/** What the frame shows of a profile. */
function userOf({ first, last, phone, email, profile_image, is_dealer }: Profile): Partial<User> {
  return { first: first || null, last: last || null, phone: phone || null, email, profile_image, is_dealer };
}

/**
 * The member before a page behind the login, and how that page tells of a changed profile.
 *
 * @throws Error before the session is restored: `MembersShell` draws no page until then
 */
export function useMember(): { readonly user: User; readonly onProfile: (profile: Profile) => void } {
  const { memberships } = useApp();
  const membership = useMembership();
  if (membership.state !== 'member') throw new Error('This page stands outside of MembersShell.');
  return { user: membership.session.user, onProfile: (profile) => memberships.change(userOf(profile)) };
}
