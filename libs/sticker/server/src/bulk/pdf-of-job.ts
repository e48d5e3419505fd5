import type { Brand } from '@vinlore/brand';
import { currentSticker, formatStickerId } from '@vinlore/sticker-domain';
import type { StickerDeps } from '../deps.ts';
import { isGenuine } from '../genuine.ts';
import { typesetSticker } from '../paper/typeset-sticker.ts';
import { stickerById } from '../sticker-table.ts';

/**
 * Returns a sticker's PDF with a file name that sorts by VIN; null if the sticker was revoked or altered.
 *
 * @throws TypesetError
 */
export async function pdfOfJob(
  deps: Pick<StickerDeps, 'database' | 'dealers' | 'signer' | 'typesetter'>,
  brand: Brand,
  id: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array; readonly at: Date } | null> {
  const sticker = await stickerById(deps.database, brand.key, id);
  if (!sticker || sticker.revoked_at || !isGenuine(sticker, deps.signer.publicKeys)) return null;
  const data = currentSticker(sticker.data);
  const logo = data.dealer?.logo ? await deps.dealers.logo(data.dealer.logo) : null;
  const { pdf } = await typesetSticker(deps.typesetter, data, { logo });
  const name = `${sticker.vin} ${sticker.title} ${formatStickerId(sticker.id)}`.replace(/[^\w.-]+/g, '-');
  return { name: `${name}.pdf`, bytes: pdf, at: sticker.made_at };
}
