import { type Handler, refuse } from '@vinlore/server-kit';
import { formatStickerId, type genuineContract, parseStickerId, type stickerContract } from '@vinlore/sticker-domain';
import { isGenuine } from '../genuine.ts';
import type { StickerDeps } from '../deps.ts';
import { newerVersionOf, stickerById } from '../sticker-table.ts';

/** Returns the signed data, whether the signature still matches the stored data, and whether it was revoked. Public. */
export function stickerPage({ database, signer }: StickerDeps): Handler<typeof stickerContract.stickerPage> {
  return async ({ id: number }, { brand, text }) => {
    const id = parseStickerId(number);
    const sticker = id === null ? null : await stickerById(database, brand.key, id);
    if (!sticker) return refuse(404, text.t('sticker.none'));
    const newer = await newerVersionOf(database, sticker);
    return {
      id: formatStickerId(sticker.id),
      genuine: isGenuine(sticker, signer.publicKeys),
      revoked_at: sticker.revoked_at?.toISOString() ?? null,
      made_at: sticker.made_at.toISOString(),
      newer: newer && { made_at: newer.made_at.toISOString() },
      key_id: sticker.key_id,
      signature: sticker.signature,
      keys: signer.publicKeys.map(({ id: key, publicKey }) => ({ id: key, public_key: publicKey })),
      sticker: sticker.data,
    };
  };
}

/** Returns the public signing keys for independent verification. */
export function stickerKeys({ signer }: StickerDeps): Handler<typeof genuineContract.stickerKeys> {
  return () => ({ keys: signer.publicKeys.map(({ id, publicKey }) => ({ id, public_key: publicKey })) });
}
