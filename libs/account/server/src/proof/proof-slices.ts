import { deskProofContract, proofContract } from '@vinlore/account-domain';
import { defineSlice, type Slice } from '@vinlore/server-kit';
import { giveProofCall, mailProofCodeCall, proofPasskeyOptionsCall, type ProofParts } from './calls.ts';

/** Builds the calls by which members, and staff at the desk, confirm who they are. They have no tables of their own. */
export function proofSlices(parts: ProofParts): readonly Slice[] {
  const handlers = {
    give: giveProofCall(parts),
    mailCode: mailProofCodeCall(parts),
    passkeyOptions: proofPasskeyOptionsCall(parts),
  };
  return [
    defineSlice({ name: 'proof', contract: proofContract, handlers }),
    defineSlice({ name: 'desk-proof', contract: deskProofContract, handlers }),
  ];
}
