import { isDeepStrictEqual } from 'node:util';
import { recordAct } from '@vinlore/audit';
import type { Caller } from '@vinlore/server-kit';
import {
  currentSticker,
  factCount,
  formatStickerId,
  isRestricted,
  LEAST_FACTS,
  newStickerId,
  type StickerData,
  type DealerOffer,
  type StickerSelection,
} from '@vinlore/sticker-domain';
import type { Payment, StickerDeps } from '../deps.ts';
import { keepSticker, lockSubject, newestSticker, type StoredSticker } from '../sticker-table.ts';
import { composeDraft, type StickerRequester } from './compose-draft.ts';
import { type Draft, type DraftFault, isFault, namedBy } from './draft.ts';
import { draftAgain } from './draft-again.ts';
import { namingToKeep } from './kept-vehicle.ts';
import { unprintableText } from './unprintable-text.ts';

/** Result of a request. `unpaid`: no credit is left or the plan's limit is reached; nothing was created or charged. */
export type Making =
  | { readonly outcome: 'made'; readonly sticker: StoredSticker }
  | { readonly outcome: 'refused'; readonly fault: DraftFault }
  | { readonly outcome: 'unpaid'; readonly payment: Extract<Payment, { spent: false }> };

/** Owner of a sticker, and caller. */
export interface PayingRequester extends StickerRequester {
  readonly accountId: string;
  /**
   * The caller; null if the sticker was purchased or its credit is reserved. Then it's created even if the brand has
   * stopped creating stickers.
   */
  readonly by: Caller | null;
  /** The dealer's offer; a changed one creates a new version. Absent keeps the previous one. */
  readonly offer?: DealerOffer;
}

/**
 * Requested version. `there`: the existing one, else the first. `next`: the one after it, else the first. `again`: the
 * one after it only, so it's always free.
 */
export interface WantedVersion {
  readonly which: 'there' | 'next' | 'again';
  /** Newest version the caller knows of. A later one with the same choices is a duplicate request. */
  readonly after?: number;
}

/** A revoked sticker isn't returned again; a request for it gets its next version. */
const isGood = (sticker: StoredSticker | null): sticker is StoredSticker => sticker !== null && !sticker.revoked_at;

/** Time within which a repeated confirmation without a version counts as the same click, in milliseconds. */
const TWO_CLICKS_MS = 10_000;

const refused = (fault: DraftFault): Making => ({ outcome: 'refused', fault });

/** Returns a selection as it would be read back from the database. */
export const asStored = (selection: StickerSelection | null) => JSON.parse(JSON.stringify(selection)) as unknown;

/** Returns the dealer's offer of the previous version. */
const offerOf = (before: StoredSticker | null): DealerOffer | null =>
  (before && currentSticker(before.data).offer) ?? null;

const isSameOffer = (one: StickerData['offer'], other: DealerOffer): boolean =>
  (one?.stock ?? '') === other.stock && (one?.price ?? null) === other.price;

/**
 * Creates a sticker or returns the existing one. The data is composed before the transaction; inside it, one request at
 * a time picks the version, charges, and stores the sticker atomically. The first version costs a credit, the owner's
 * later ones are free (docs/decisions.md §4).
 *
 * @param wanted an identical version created since is returned instead, so a double click creates one
 */
export async function makeSticker(
  deps: StickerDeps,
  requester: PayingRequester,
  proposed: Draft | DraftFault,
  { which, after }: WantedVersion,
): Promise<Making> {
  if (isFault(proposed)) return refused(proposed);
  const unprintable = unprintableText(proposed.selection);
  if (unprintable) return refused(unprintable);
  const { brand, accountId, by } = requester;
  const { subject } = proposed;
  const owner = { brand: brand.key, accountId };
  const existing = await newestSticker(deps.database, owner, subject);
  const offered = offerOf(existing);
  const anew = which !== 'there' || (requester.offer !== undefined && !isSameOffer(offered, requester.offer));
  // Without new choices, the previous ones are kept.
  const drafted = anew && existing && !proposed.selection ? draftAgain(deps, brand, existing, null) : proposed;
  if (isFault(drafted)) return refused(drafted);
  const { selection } = drafted;
  if (!selection?.restricted && isRestricted(brand, drafted.year)) return refused({ fault: 'restricted' });
  if (isGood(existing) && !anew) return { outcome: 'made', sticker: existing };
  // Members keep what they have and its later versions; nothing new is charged.
  if (!brand.features.sticker && by !== null && !existing) return refused({ fault: 'off' });
  if (!existing && which === 'again') return refused({ fault: 'none-before' });

  const id = newStickerId();
  const madeAt = deps.clock();
  const data = await composeDraft(deps, requester, drafted, { id, at: madeAt, offer: requester.offer ?? offered });
  const facts = factCount(data);
  // A member's existing sticker needs no minimum of facts; a restricted one is based on a selection alone.
  if (!existing && !data.restricted && facts < LEAST_FACTS)
    return refused({ fault: 'bare', facts, has: namedBy(drafted) });
  const signed = deps.signer.sign(data);
  const document = { kind: 'sticker', id: formatStickerId(id), title: data.title.value } as const;
  const isOfTwoClicks = ({ version, made_at }: StoredSticker) =>
    version > (after ?? existing?.version ?? 0) ||
    (which === 'next' && madeAt.getTime() - made_at.getTime() < TWO_CLICKS_MS);
  /** Returns the version that the first of two clicks created. */
  const isWanted = (newest: StoredSticker) =>
    !anew ||
    (isOfTwoClicks(newest) &&
      isDeepStrictEqual(newest.selection, asStored(selection)) &&
      (requester.offer === undefined || isSameOffer(offerOf(newest), requester.offer)));
  return deps.database.transaction(async (tx): Promise<Making> => {
    await lockSubject(tx, owner, subject);
    const before = await newestSticker(tx, owner, subject);
    if (isGood(before) && isWanted(before)) return { outcome: 'made', sticker: before };
    if (!before) {
      if (which === 'again') return refused({ fault: 'none-before' });
      const payment = await deps.credits.spend(tx, { brand, accountId, by, document, at: madeAt });
      if (!payment.spent) return { outcome: 'unpaid', payment };
    }
    const version = (before?.version ?? 0) + 1;
    await recordAct(tx, {
      brand: brand.key,
      actor: accountId,
      act: 'sticker.made',
      subject: { kind: 'sticker', id },
      detail: { version },
    });
    const naming = namingToKeep(drafted.vehicle);
    const sticker = await keepSticker(tx, owner, { subject, version, data, signed, selection, naming, madeAt });
    await deps.onMade?.(tx, sticker);
    return { outcome: 'made', sticker };
  });
}
