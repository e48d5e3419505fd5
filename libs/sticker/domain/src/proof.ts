import { formatStickerId, parseStickerId } from './sticker-id.ts';

/**
 * Offline proof in the QR code of stickers from before ADR 48. Keys are in canonical JSON order (RFC 8785), so
 * `JSON.stringify` of these four texts is what was signed.
 */
interface Essentials {
  /** As displayed. */
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly madeOn: string;
  /** Truncated to 60 characters. */
  readonly name: string;
  /** Empty for a vehicle without a VIN. */
  readonly vin: string;
}

/** Essential fields with their signature. */
export interface Proof extends Essentials {
  readonly keyId: string;
  /** Ed25519 signature of 64 bytes in base64url. */
  readonly signature: string;
}

/**
 * Parses a proof.
 *
 * @param id sticker number from the URL
 * @param fragment part of the URL after `#`
 * @returns null if invalid
 */
export function readProof(id: string, fragment: string): Proof | null {
  const stored = parseStickerId(id);
  const fields = new URLSearchParams(fragment);
  const [vin, name, madeOn, keyId, signature] = ['v', 'n', 'd', 'k', 's'].map((field) => fields.get(field));
  if (stored === null || vin == null || !name || !madeOn || !keyId || !signature) return null;
  return { id: formatStickerId(stored), madeOn, name, vin, keyId, signature };
}

/** Returns the exact text that was signed. */
export const signedText = ({ id, madeOn, name, vin }: Essentials): string => JSON.stringify({ id, madeOn, name, vin });
