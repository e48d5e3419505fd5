import type { Session } from '@vinlore/account-domain';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect } from 'react';
import { membershipAtom } from './membership.ts';
import { askedTwoStepAtom } from './proofs.ts';

const Required = lazy(() =>
  import('../two-step/two-step-required.tsx').then((required) => ({ default: required.TwoStepRequired })),
);

/** What `TwoStepHost` takes. */
export interface TwoStepHostProps {
  /** The session goes on under another token. */
  readonly onSession: (session: Session) => void;
}

/** Where the dialog stands that sets up two-step verification for a call that wants it. Its code comes when it is needed. */
export function TwoStepHost({ onSession }: TwoStepHostProps) {
  const asked = useAtomValue(askedTwoStepAtom);
  const membership = useAtomValue(membershipAtom);
  const email = membership.state === 'member' ? membership.session.user.email : null;
  // Somebody who was logged out meanwhile has nothing to set up any more.
  useEffect(() => {
    if (email === null) asked?.answer(false);
  }, [asked, email]);
  if (!asked || email === null) return null;
  return (
    <Suspense fallback={null}>
      <Required email={email} credits={asked.credits} onSession={onSession} onEnd={asked.answer} />
    </Suspense>
  );
}
