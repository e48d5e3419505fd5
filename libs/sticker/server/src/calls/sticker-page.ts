import { verify } from '@vinlore/documents';
import { type Handler, refuse } from '@vinlore/server-kit';
import { formatStickerId, parseStickerId, type stickerContract } from '@vinlore/sticker-domain';
import type { StickerPorts } from '../ports.ts';
import { stickerById } from '../sticker-table.ts';

/** What was signed, and whether the signature still holds over what is stored: anyone may ask. */
export function stickerPage(ports: StickerPorts): Handler<typeof stickerContract.stickerPage> {
  return async ({ id: shown }, { brand, text }) => {
    const id = parseStickerId(shown);
    const sticker = id === null ? null : await stickerById(ports.database, brand.key, id);
    if (!sticker) return refuse(404, text.t('sticker.none'));
    const signed = { keyId: sticker.key_id, signature: sticker.signature };
    return {
      id: formatStickerId(sticker.id),
      // Another sticker's data under this number would carry a good signature too.
      genuine: sticker.data.id === sticker.id && verify(sticker.data, signed, ports.signer.publicKeys),
      made_at: sticker.made_at.toISOString(),
      key_id: signed.keyId,
      signature: signed.signature,
      sticker: sticker.data,
    };
  };
}
