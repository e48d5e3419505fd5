import { formatStickerId, parseStickerId } from './sticker-id.ts';
import type { StickerData } from './sticker-data.ts';

/**
 * What a sticker's QR code proves without asking anybody. The keys are in the order of canonical JSON (RFC 8785), so
 * that `JSON.stringify` of these four texts is what is signed.
 */
export interface Essentials {
  /** As it is printed. */
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly madeOn: string;
  readonly name: string;
  /** '' for a vehicle without a number. */
  readonly vin: string;
}

/** A name longer than this is cut in the code, which must stay large enough for a phone to read. */
const LONGEST_NAME = 60;

/** The essential fields of a sticker. */
export function essentialsOf({
  id,
  madeOn,
  title,
  vin,
}: Pick<StickerData, 'id' | 'madeOn' | 'title' | 'vin'>): Essentials {
  const characters = Array.from(title.value);
  const name = characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME - 1).join('')}…` : title.value;
  return { id: formatStickerId(id), madeOn, name, vin };
}

/** Essential fields with the signature over them. */
export interface Proof extends Essentials {
  readonly keyId: string;
  /** The 64 bytes of Ed25519 in base64url. */
  readonly signature: string;
}

/** What stands behind `#` in the QR code; the number is in the address before it. */
export function proofText(
  { madeOn, name, vin }: Essentials,
  { keyId, signature }: { readonly keyId: string; readonly signature: string },
): string {
  return new URLSearchParams({ v: vin, n: name, d: madeOn, k: keyId, s: signature }).toString();
}

/**
 * Reads a proof back.
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
