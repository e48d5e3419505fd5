import { FileReply, type Handler } from '@vinlore/server-kit';
import { type genuineContract, parseStickerId } from '@vinlore/sticker-domain';
import { type BadgeState, badgeSvg } from '../badge.ts';
import { isGenuine } from '../genuine.ts';
import type { StickerDeps } from '../deps.ts';
import { stickerById, type StoredSticker } from '../sticker-table.ts';

/** Returns a sticker's listing badge. An unknown number gets a badge that says so. */
export function stickerBadge({ database, signer }: StickerDeps): Handler<typeof genuineContract.stickerBadge> {
  const stateOf = (sticker: StoredSticker): BadgeState => {
    if (!isGenuine(sticker, signer.publicKeys)) return 'none';
    return sticker.revoked_at ? 'revoked' : 'genuine';
  };
  return async ({ id: number }, { brand, text }) => {
    const id = parseStickerId(number);
    const sticker = id === null ? null : await stickerById(database, brand.key, id);
    const state = sticker ? stateOf(sticker) : 'none';
    const svg = badgeSvg(state, brand.name, state === 'none' ? '' : sticker!.title, text);
    return new FileReply(new TextEncoder().encode(svg), 'image/svg+xml', 'badge.svg');
  };
}
