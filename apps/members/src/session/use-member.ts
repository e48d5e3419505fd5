import type { Access, Profile, User } from '@vinlore/account-domain';
import { useApp, useMembership } from './use-app.ts';

/** What the frame shows of a profile. */
function userOf({ first, last, phone, email, profile_image, is_dealer }: Profile): Partial<User> {
  return { first: first || null, last: last || null, phone: phone || null, email, profile_image, is_dealer };
}

/** The member before a page, and how the page tells of what has changed. */
export interface MemberHere {
  readonly user: User;
  readonly onProfile: (profile: Profile) => void;
  readonly onToken: (access: Access) => void;
}

/**
 * The member before a page behind the login, and how that page tells of a changed profile or token.
 *
 * @throws Error before the session is restored: `MembersShell` draws no page until then
 */
export function useMember(): MemberHere {
  const { memberships } = useApp();
  const membership = useMembership();
  if (membership.state !== 'member') throw new Error('This page stands outside of MembersShell.');
  const { session } = membership;
  return {
    user: session.user,
    onProfile: (profile) => memberships.change(userOf(profile)),
    onToken: (access) => memberships.enter({ ...session, ...access }),
  };
}
