import type { Session } from '@vinlore/account-domain';
import { lazyPart } from '@vinlore/ui';
import { Suspense } from 'react';
import { askedProofAtom } from './proofs.ts';
import { useAskedOfMember } from './use-asked-of-member.ts';

const ProofDialog = lazyPart(() => import('../proof/proof-dialog.tsx'), 'ProofDialog');

/** Props of `ProofHost`. */
export interface ProofHostProps {
  /** Routes to confirm with: the member's or the desk's. */
  readonly at: 'members' | 'desk';
  /** Called when the session has a new token. */
  readonly onSession: (session: Session) => void;
}

/** Renders the dialog that confirms the user's identity. Its code is lazy-loaded. */
export function ProofHost({ at, onSession }: ProofHostProps) {
  const { asked, email } = useAskedOfMember(askedProofAtom);
  if (!asked || email === null) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog
        at={at}
        email={email}
        ways={asked.ways}
        onProven={(session) => {
          onSession(session);
          asked.answer(true);
        }}
        onClose={() => asked.answer(false)}
      />
    </Suspense>
  );
}
