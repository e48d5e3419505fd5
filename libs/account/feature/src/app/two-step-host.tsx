import type { Session } from '@vinlore/account-domain';
import { lazyPart } from '@vinlore/ui';
import { Suspense } from 'react';
import { askedTwoStepAtom } from './proofs.ts';
import { useAskedOfMember } from './use-asked-of-member.ts';

const Required = lazyPart(() => import('../two-step/two-step-required.tsx'), 'TwoStepRequired');

/** What `TwoStepHost` takes. */
export interface TwoStepHostProps {
  /** The session goes on under another token. */
  readonly onSession: (session: Session) => void;
}

/** Where the dialog stands that sets up two-step verification for a call that wants it. Its code comes when it is needed. */
export function TwoStepHost({ onSession }: TwoStepHostProps) {
  const { asked, email } = useAskedOfMember(askedTwoStepAtom);
  if (!asked || email === null) return null;
  return (
    <Suspense fallback={null}>
      <Required email={email} credits={asked.credits} onSession={onSession} onEnd={asked.answer} />
    </Suspense>
  );
}
