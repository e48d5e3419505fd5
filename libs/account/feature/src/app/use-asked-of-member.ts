import { type Atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { membershipAtom } from './membership.ts';
import type { Asked } from './proofs.ts';

/**
 * The open question and the member it is for. When nobody is signed in anymore, it is answered with "no".
 *
 * @param askedAtom the open question, or null
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
