import { formatStickerId, parseStickerId } from './sticker-id.ts';

/**
 * What the QR code of a paper from before ADR 48 proves without asking anybody. The keys are in the order of canonical
 * JSON (RFC 8785), so that `JSON.stringify` of these four texts is what was signed.
 */
interface Essentials {
  /** As it is printed. */
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly madeOn: string;
  /** Cut at 60 characters. */
  readonly name: string;
  /** '' for a vehicle without a number. */
  readonly vin: string;
}

/** Essential fields with the signature over them. */
export interface Proof extends Essentials {
  readonly keyId: string;
  /** The 64 bytes of Ed25519 in base64url. */
  readonly signature: string;
}

/**
 * Reads a proof.
 *
 * @param id as it stands in the address
 * @param fragment what stands behind `#`
 * @returns null where it is none
 */
export function readProof(id: string, fragment: string): Proof | null {
  const stored = parseStickerId(id);
  const fields = new URLSearchParams(fragment);
  const [vin, name, madeOn, keyId, signature] = ['v', 'n', 'd', 'k', 's'].map((field) => fields.get(field));
  if (stored === null || vin == null || !name || !madeOn || !keyId || !signature) return null;
  return { id: formatStickerId(stored), madeOn, name, vin, keyId, signature };
}

/** The very text that was signed. */
export const signedText = ({ id, madeOn, name, vin }: Essentials): string => JSON.stringify({ id, madeOn, name, vin });
