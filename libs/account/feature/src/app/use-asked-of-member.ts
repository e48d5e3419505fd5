import { type Atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { membershipAtom } from './membership.ts';
import type { Asked } from './proofs.ts';

/**
 * What waits for a member's answer, and whose it is. Where nobody is logged in any more, nothing is left to answer: it is
 * answered with no.
 *
 * @param askedAtom what is asked; null while nothing is
 */
export function useAskedOfMember<Question extends Asked>(
  askedAtom: Atom<Question | null>,
): { readonly asked: Question | null; readonly email: string | null } {
  const asked = useAtomValue(askedAtom);
  const membership = useAtomValue(membershipAtom);
  const email = membership.state === 'member' ? membership.session.user.email : null;
  useEffect(() => {
    if (email === null) asked?.answer(false);
  }, [asked, email]);
  return { asked, email };
}
