import type { Session } from '@vinlore/account-domain';
import { lazyPart } from '@vinlore/ui';
import { Suspense } from 'react';
import { askedProofAtom } from './proofs.ts';
import { useAskedOfMember } from './use-asked-of-member.ts';

const ProofDialog = lazyPart(() => import('../proof/proof-dialog.tsx'), 'ProofDialog');

/** What `ProofHost` takes. */
export interface ProofHostProps {
  /** Whose calls confirm: a member's, or those of the desk. */
  readonly at: 'members' | 'desk';
  /** The session goes on under another token. */
  readonly onSession: (session: Session) => void;
}

/** Where the dialog stands that asks who is there. Its code comes when it is needed. */
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
