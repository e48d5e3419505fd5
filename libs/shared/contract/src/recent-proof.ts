import * as v from 'valibot';
import { CallError } from './call.ts';

/** A proof of identity is valid for ten minutes (OWASP ASVS 5.0 V7.5.3). */
export const PROOF_MS = 10 * 60_000;

/** Machine-readable reason of a 403 that the caller can resolve by confirming their identity. */
export const PROOF_REASON = 'recent-proof';

/** Ways for the caller to confirm their identity. A passkey alone is always enough: it is two factors. */
const ProofWaysSchema = v.object({
  /** The account has a password. */
  password: v.boolean(),
  /** The account has no password: we email a code to its address. */
  mail: v.boolean(),
  /** The account has a passkey that works on this host. */
  passkey: v.boolean(),
  /** The account has two-step verification: a code is required besides the password or the emailed code. */
  code: v.boolean(),
});
export type ProofWays = v.InferOutput<typeof ProofWaysSchema>;

/** `data` of a 403 that requires a recent proof. */
const ProofNeededSchema = v.object({ reason: v.literal(PROOF_REASON), ways: ProofWaysSchema });

/** Returns how a rejected caller can confirm their identity; null for any other error. */
export function proofWaysOf(error: unknown): ProofWays | null {
  const data = error instanceof CallError ? v.safeParse(ProofNeededSchema, error.data) : null;
  return data?.success ? data.output.ways : null;
}
