import { recordAct } from '@vinlore/audit';
import { type Handlers, refuse } from '@vinlore/server-kit';
import { formatStickerId, type ownStickerContract, parseStickerId } from '@vinlore/sticker-domain';
import { badgeHtml } from '../badge.ts';
import { isGenuine } from '../genuine.ts';
import { summaryOf } from '../links.ts';
import { namingOf } from '../making/kept-vehicle.ts';
import type { StickerDeps } from '../deps.ts';
import { selectionView } from './selection-view.ts';
import { markRevoked, stickerById, versionsOf } from '../sticker-table.ts';

/** Handlers that return and revoke one of the member's stickers. */
export function ownStickerHandlers(deps: StickerDeps): Handlers<typeof ownStickerContract> {
  const { database, signer } = deps;
  return {
    ownSticker: async ({ id: number }, { actor, brand, text }) => {
      const id = parseStickerId(number);
      const sticker = id === null ? null : await stickerById(database, brand.key, id);
      if (sticker?.account_id !== actor.accountId) return refuse(404, text.t('sticker.none'));
      const versions = await versionsOf(database, { brand: brand.key, accountId: actor.accountId }, sticker.subject);
      const summary = summaryOf(deps, { brand, language: text.language }, sticker);
      return {
        ...summary,
        genuine: isGenuine(sticker, signer.publicKeys),
        sticker: sticker.data,
        vehicle: namingOf(deps, sticker),
        selection: selectionView(sticker.selection),
        badge_html: badgeHtml(deps.origin(brand), summary, text),
        versions: versions.map(({ id, version, made_at: madeAt }) => ({
          id: formatStickerId(id),
          version,
          made_at: madeAt.toISOString(),
        })),
      };
    },
    revokeSticker: async ({ id: number, reason }, { actor, brand, text }) => {
      const id = parseStickerId(number);
      const owner = { brand: brand.key, accountId: actor.accountId };
      const revoked =
        id !== null &&
        (await database.transaction(async (tx) => {
          const sticker = await markRevoked(tx, owner, id, reason, deps.clock());
          if (!sticker) {
            // Already revoked: keep the first date.
            const before = await stickerById(tx, brand.key, id);
            return before?.account_id === actor.accountId ? before : null;
          }
          await recordAct(tx, {
            brand: brand.key,
            actor: actor.accountId,
            act: 'sticker.revoked',
            subject: { kind: 'sticker', id },
            detail: { reason },
          });
          await deps.onRevoked?.(tx, sticker);
          return sticker;
        }));
      if (!revoked) return refuse(404, text.t('sticker.none'));
      return { id: formatStickerId(revoked.id), revoked_at: revoked.revoked_at!.toISOString() };
    },
  };
}
