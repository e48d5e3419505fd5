import * as v from 'valibot';
import { CallError } from './call.ts';

/** A proof of who is calling counts for ten minutes (OWASP ASVS 5.0 V7.5.3). */
export const PROOF_MS = 10 * 60_000;

/** The machine-readable reason of a refusal that ends once the caller has confirmed who they are. */
export const PROOF_REASON = 'recent-proof';

/** By what the caller can confirm who they are. A passkey alone is always enough: it is two factors. */
const ProofWaysSchema = v.object({
  /** The account has a password. */
  password: v.boolean(),
  /** The account has no password: we mail a code to its address. */
  mail: v.boolean(),
  /** The account has a passkey that works on this host. */
  passkey: v.boolean(),
  /** The account has a second factor: a code is asked beside the password or the mailed code. */
  code: v.boolean(),
});
export type ProofWays = v.InferOutput<typeof ProofWaysSchema>;

/** `data` of a refusal (403) that asks for a recent proof. */
const ProofNeededSchema = v.object({ reason: v.literal(PROOF_REASON), ways: ProofWaysSchema });

/** The ways by which a refused caller can confirm who they are; null for any other failure. */
export function proofWaysOf(error: unknown): ProofWays | null {
  const data = error instanceof CallError ? v.safeParse(ProofNeededSchema, error.data) : null;
  return data?.success ? data.output.ways : null;
}
