import type { Session } from '@vinlore/account-domain';
import { lazyPart } from '@vinlore/ui';
import { Suspense } from 'react';
import { askedTwoStepAtom } from './proofs.ts';
import { useAskedOfMember } from './use-asked-of-member.ts';

const Required = lazyPart(() => import('../two-step/two-step-required.tsx'), 'TwoStepRequired');

/** Props of `TwoStepHost`. */
export interface TwoStepHostProps {
  /** Called when the session has a new token. */
  readonly onSession: (session: Session) => void;
}

/** Renders the dialog that sets up two-step verification when a call requires it. Its code is lazy-loaded. */
export function TwoStepHost({ onSession }: TwoStepHostProps) {
  const { asked, email } = useAskedOfMember(askedTwoStepAtom);
  if (!asked || email === null) return null;
  return (
    <Suspense fallback={null}>
      <Required email={email} credits={asked.credits} onSession={onSession} onEnd={asked.answer} />
    </Suspense>
  );
}
