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
import { unprintableText } from './unprintable-text.ts';

/** What came of a request. `unpaid`: no credit is left, or the plan is used up; nothing was made and nothing spent. */
export type Making =
  | { readonly outcome: 'made'; readonly sticker: StoredSticker }
  | { readonly outcome: 'refused'; readonly fault: DraftFault }
  | { readonly outcome: 'unpaid'; readonly payment: Extract<Payment, { spent: false }> };

/** For whom a sticker is made, and who asks for it. */
export interface PayingRequester extends StickerRequester {
  /**
   * Whose call asks for it; null where it was bought, or its credit set aside: then it is made although the brand has
   * stopped making stickers meanwhile.
   */
  readonly by: Caller | null;
  /** What the dealer says of its offer; one that says something else is made again. Absent: what it said before stays. */
  readonly offer?: DealerOffer;
}

/** A revoked sticker is not handed out again; whoever asks for it gets its next version. */
const isGood = (sticker: StoredSticker | null): sticker is StoredSticker => sticker !== null && !sticker.revoked_at;

/**
 * What the next version keeps of the one before it, where nobody was asked anew (docs/decisions.md §4). A selection that
 * stood alone outside the brand's model years is no choice among what we know.
 */
const keptOf = (before: StoredSticker | null): StickerSelection | null =>
  before?.selection && !before.selection.restricted ? before.selection : null;

/** What the version before it says of the dealer's offer. */
const offerOf = (before: StoredSticker | null): DealerOffer | null =>
  (before && currentSticker(before.data).offer) ?? null;

const isSameOffer = (one: StickerData['offer'], other: DealerOffer): boolean =>
  (one?.stock ?? '') === other.stock && (one?.price ?? null) === other.price;

/** A draft with a selection; a trim that was chosen is looked up. */
const selected = (draft: Draft, selection: StickerSelection | null): Draft => ({
  ...draft,
  selection,
  query: draft.query && { ...draft.query, trim: selection?.trim || draft.query.trim },
});

/**
 * Makes a sticker, or gives the one that exists. The data is composed before the transaction; inside it, one request at a
 * time counts the version, pays and keeps the sticker: all of it or nothing. The first version costs a credit, the
 * owner's later ones are free (docs/decisions.md §4).
 *
 * @param anew makes the next version of one that exists
 */
export async function makeSticker(
  deps: StickerDeps,
  requester: PayingRequester,
  proposed: Draft | DraftFault,
  anew: boolean,
): Promise<Making> {
  const drafted = isFault(proposed) ? proposed : (unprintableText(proposed.selection) ?? proposed);
  if (isFault(drafted)) return { outcome: 'refused', fault: drafted };
  const { brand, accountId, by } = requester;
  const { subject, year } = drafted;
  if (!drafted.selection?.restricted && isRestricted(brand, year))
    return { outcome: 'refused', fault: { fault: 'restricted' } };
  const owner = { brand: brand.key, accountId };
  const existing = await newestSticker(deps.database, owner, subject);
  const offered = offerOf(existing);
  const again = anew || (requester.offer !== undefined && !isSameOffer(offered, requester.offer));
  if (isGood(existing) && !again) return { outcome: 'made', sticker: existing };
  // What members have stays theirs, with its later versions; nothing new is paid for.
  if (!brand.features.sticker && by !== null && !existing) return { outcome: 'refused', fault: { fault: 'off' } };

  const id = newStickerId();
  const madeAt = deps.clock();
  const selection = drafted.selection ?? (again ? keptOf(existing) : null);
  const data = await composeDraft(deps, requester, selected(drafted, selection), {
    id,
    at: madeAt,
    offer: requester.offer ?? offered,
  });
  const facts = factCount(data);
  // What members have stays theirs, however little is on it; a selection alone is what a restricted sticker is made of.
  if (!existing && !data.restricted && facts < LEAST_FACTS)
    return { outcome: 'refused', fault: { fault: 'bare', facts, has: namedBy(drafted) } };
  const signed = deps.signer.sign(data);
  const document = { kind: 'sticker', id: formatStickerId(id), title: data.title.value } as const;
  return deps.database.transaction(async (tx): Promise<Making> => {
    await lockSubject(tx, owner, subject);
    const before = await newestSticker(tx, owner, subject);
    // Two clicks at once: the second gets what the first made.
    if (isGood(before) && !again) return { outcome: 'made', sticker: before };
    if (!before) {
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
    const sticker = await keepSticker(tx, owner, { subject, version, data, signed, selection, madeAt });
    return { outcome: 'made', sticker };
  });
}
