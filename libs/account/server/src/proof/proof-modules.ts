import { deskProofContract, proofContract } from '@vinlore/account-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { giveProofCall, mailProofCodeCall, proofPasskeyOptionsCall, type ProofDeps } from './calls.ts';

/** Builds the calls with which members and staff confirm their identity. They have no tables of their own. */
export function proofModules(deps: ProofDeps): readonly ServerModule[] {
  const handlers = {
    give: giveProofCall(deps),
    mailCode: mailProofCodeCall(deps),
    passkeyOptions: proofPasskeyOptionsCall(deps),
  };
  return [
    defineModule({ name: 'proof', contract: proofContract, handlers }),
    defineModule({ name: 'desk-proof', contract: deskProofContract, handlers }),
  ];
}
