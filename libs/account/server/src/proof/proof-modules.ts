import { deskProofContract, proofContract } from '@vinlore/account-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { giveProofCall, mailProofCodeCall, proofPasskeyOptionsCall, type ProofParts } from './calls.ts';

/** Builds the calls by which members, and staff at the desk, confirm who they are. They have no tables of their own. */
export function proofModules(parts: ProofParts): readonly ServerModule[] {
  const handlers = {
    give: giveProofCall(parts),
    mailCode: mailProofCodeCall(parts),
    passkeyOptions: proofPasskeyOptionsCall(parts),
  };
  return [
    defineModule({ name: 'proof', contract: proofContract, handlers }),
    defineModule({ name: 'desk-proof', contract: deskProofContract, handlers }),
  ];
}
