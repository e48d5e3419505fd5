import type { Signature, Signer } from '@vinlore/documents';
import { essentialsOf, proofText, type StickerData } from '@vinlore/sticker-domain';

/**
 * Signs a sticker twice: its essential fields, small enough for the QR code to carry them, then the whole with that
 * proof in it.
 */
export function signSticker(signer: Signer, data: StickerData): { data: StickerData; signed: Signature } {
  const essentials = essentialsOf(data);
  const proven = { ...data, proof: proofText(essentials, signer.sign({ ...essentials })) };
  return { data: proven, signed: signer.sign(proven) };
}
