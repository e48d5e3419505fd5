import { createHash } from 'node:crypto';
import { PROOF_MS } from '@vinlore/contract';
import { sameText, type TextSigner } from '@vinlore/server-kit';
import type { SessionProof } from '../factors/session-proof.ts';

/** The session and proof that a code is for. */
type Occasion = Pick<SessionProof, 'authenticatedAt'> & { readonly sessionId: string };

const stepAt = (now: Date) => Math.floor(now.getTime() / PROOF_MS);

function codeOf(signer: TextSigner, { sessionId, authenticatedAt }: Occasion, step: number): string {
  const mac = signer.code('account.proof-code', JSON.stringify([sessionId, authenticatedAt.toISOString(), step]));
  const number = createHash('sha256').update(mac).digest().readUIntBE(0, 6) % 1_000_000;
  return String(number).padStart(6, '0');
}

/**
 * A six-digit code for one session. Derived from our key, so nothing is stored: using it updates `authenticatedAt`,
 * which invalidates it, and it expires after ten to twenty minutes.
 */
export const mailedCode = (signer: TextSigner, occasion: Occasion, now: Date): string =>
  codeOf(signer, occasion, stepAt(now));

/** Whether a code is the current or previous one of this session. */
export function isMailedCode(signer: TextSigner, occasion: Occasion, given: string, now: Date): boolean {
  const typed = given.replaceAll(/\s/g, '');
  const step = stepAt(now);
  const [current, former] = [codeOf(signer, occasion, step), codeOf(signer, occasion, step - 1)];
  // Compare both, so that timing doesn't reveal which one matched.
  return [sameText(current, typed), sameText(former, typed)].includes(true);
}
