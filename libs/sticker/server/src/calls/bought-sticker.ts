import { isDeepStrictEqual } from 'node:util';
import { addressIn } from '@vinlore/brand';
import { type CallContext, type Handlers, refuse } from '@vinlore/server-kit';
import {
  formatStickerId,
  isRestricted,
  type offerContract,
  parseStickerId,
  readOrderedSelection,
  type StickerSelection,
} from '@vinlore/sticker-domain';
import { badgeHtml } from '../badge.ts';
import type { StickerDeps } from '../deps.ts';
import { isGenuine } from '../genuine.ts';
import { orderLinks, summaryOf } from '../links.ts';
import { draftAgain } from '../making/draft-again.ts';
import { selectionOf } from '../making/draft-confirmed.ts';
import { namingOf } from '../making/kept-vehicle.ts';
import { asStored, makeSticker } from '../making/make-sticker.ts';
import { newestSticker, type StoredSticker, stickerById } from '../sticker-table.ts';
import { refuseFault, stickerMade } from './refusals.ts';
import { selectionView } from './selection-view.ts';

/** Maximum number of versions created with an order's link. Beyond it, the buyer signs in or contacts us. */
const MOST_VERSIONS = 50;

/** Returns the sticker of an order's link; fails if the link expired or the sticker was revoked. */
async function opened(
  deps: StickerDeps,
  { id: number, signature }: { readonly id: string; readonly signature: string },
  { brand, text }: Pick<CallContext, 'brand' | 'text'>,
): Promise<StoredSticker> {
  const stored = parseStickerId(number);
  if (stored === null || !orderLinks(deps).opens(stored, signature)) return refuse(403, text.t('sticker.linkOver'));
  const sticker = await stickerById(deps.database, brand.key, stored);
  if (!sticker) return refuse(404, text.t('sticker.none'));
  // A revoked sticker is never returned again.
  return sticker.revoked_at ? refuse(403, text.t('sticker.linkOver')) : sticker;
}

/** Returns the owner if the link may change the sticker: it's in a visitor's order. */
async function guestOf(deps: StickerDeps, { id, brand, account_id: accountId }: StoredSticker) {
  const owner = accountId === null ? null : { brand, accountId };
  return owner && (await deps.orders.hold(owner, formatStickerId(id))) ? owner : null;
}

/** Returns the version the order holds, if these choices created it: the result for the second of two clicks. */
async function madeBefore(
  deps: StickerDeps,
  sticker: StoredSticker,
  selection: StickerSelection,
): Promise<StoredSticker | null> {
  const { brand, account_id: accountId, subject, version } = sticker;
  const newest = accountId === null ? null : await newestSticker(deps.database, { brand, accountId }, subject);
  if (!newest || newest.version <= version || !isDeepStrictEqual(newest.selection, asStored(selection))) return null;
  return (await guestOf(deps, newest)) && newest;
}

/** Handlers for buyers without an account, who view and edit their sticker with the link from the order page. */
export function boughtStickerHandlers(
  deps: StickerDeps,
): Pick<Handlers<typeof offerContract>, 'boughtSticker' | 'changeBoughtSticker'> {
  return {
    boughtSticker: async (link, context) => {
      const { brand, text } = context;
      const sticker = await opened(deps, link, context);
      if (!isGenuine(sticker, deps.signer.publicKeys)) return refuse(409, text.t('sticker.none'));
      const summary = summaryOf(deps, { brand, language: text.language }, sticker);
      const { id, title, kind, vin, pdf_url, verify_url } = summary;
      const badge_html = badgeHtml(deps.origin(brand), summary, text);
      const change = (await guestOf(deps, sticker)) && {
        ...{ kind, vin },
        vehicle: namingOf(deps, sticker),
        selection: selectionView(sticker.selection),
      };
      return { id, title, pdf_url, verify_url, badge_html, sticker: sticker.data, change };
    },
    changeBoughtSticker: async ({ selection: chosen, ...link }, context) => {
      const { brand, text } = context;
      const { language } = text;
      const sticker = await opened(deps, link, context);
      const confirmed = readOrderedSelection(chosen);
      if (!confirmed) return refuse(422, text.t('sticker.unreadableChange'));
      const selection = selectionOf(confirmed, isRestricted(brand, namingOf(deps, sticker).year));
      if ('fault' in selection) return refuseFault(selection, brand, text);
      const linkTo = ({ id }: StoredSticker) => ({ url: addressIn(brand, language, orderLinks(deps).path(id)) });
      const owner = await guestOf(deps, sticker);
      if (!owner) {
        const made = await madeBefore(deps, sticker, selection);
        return made ? linkTo(made) : refuse(409, text.t('sticker.changedSince'));
      }
      if (sticker.version >= MOST_VERSIONS)
        return refuse(422, text.t('sticker.manyChanges', { most: MOST_VERSIONS, support: brand.support_email }));
      // Already paid, so it can be edited even if the brand stopped creating stickers.
      const maker = { brand, accountId: owner.accountId, language, by: null };
      const drafted = draftAgain(deps, brand, sticker, selection);
      const making = await makeSticker(deps, maker, drafted, { which: 'again', after: sticker.version });
      const next = stickerMade(making, brand, text);
      const { id, title } = next;
      await deps.orders.replace(owner, formatStickerId(sticker.id), { id: formatStickerId(id), title });
      return linkTo(next);
    },
  };
}
