import type { Access, Profile, User } from '@vinlore/account-domain';
import { useApp, useMembership } from './use-app.ts';

/** Profile fields shown in the shell. */
function userOf({ first, last, phone, email, profile_image, is_dealer }: Profile): Partial<User> {
  return { first: first || null, last: last || null, phone: phone || null, email, profile_image, is_dealer };
}

/** The page's member, with callbacks for changes. */
export interface MemberHere {
  readonly user: User;
  readonly onProfile: (profile: Profile) => void;
  readonly onToken: (access: Access) => void;
}

/**
 * The signed-in page's member, with callbacks to report a changed profile or token.
 *
 * @throws Error before the session is restored: until then `MembersShell` renders no page
 */
export function useMember(): MemberHere {
  const { memberships } = useApp();
  const membership = useMembership();
  if (membership.state !== 'member') throw new Error('This page must be inside MembersShell.');
  const { session } = membership;
  return {
    user: session.user,
    onProfile: (profile) => memberships.change(userOf(profile)),
    onToken: (access) => memberships.enter({ ...session, ...access }),
  };
}
