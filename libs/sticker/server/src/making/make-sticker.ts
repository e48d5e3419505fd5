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

/** What came of a request. `unpaid`: no credit is left, or the plan is used up; nothing was made and nothing spent. */
export type Making =
  | { readonly outcome: 'made'; readonly sticker: StoredSticker }
  | { readonly outcome: 'refused'; readonly fault: DraftFault }
  | { readonly outcome: 'unpaid'; readonly payment: Extract<Payment, { spent: false }> };

/** For whom a sticker is made, and who asks for it. */
export interface PayingRequester extends StickerRequester {
  readonly accountId: string;
  /**
   * Whose call asks for it; null where it was bought, or its credit set aside: then it is made although the brand has
   * stopped making stickers meanwhile.
   */
  readonly by: Caller | null;
  /** What the dealer says of its offer; one that says something else is made again. Absent: what it said before stays. */
  readonly offer?: DealerOffer;
}

/**
 * Which version is asked for. `there`: the one that exists, else the first. `next`: the one after it, else the first.
 * `again`: the one after it and nothing else, so that it never costs anything.
 */
export interface WantedVersion {
  readonly which: 'there' | 'next' | 'again';
  /** The newest version that whoever asks knows of: a later one of the same choices is what they asked for twice. */
  readonly after?: number;
}

/** A revoked sticker is not handed out again; whoever asks for it gets its next version. */
const isGood = (sticker: StoredSticker | null): sticker is StoredSticker => sticker !== null && !sticker.revoked_at;

/** A confirmation that names no version is the same click for so long, milliseconds. */
const TWO_CLICKS_MS = 10_000;

const refused = (fault: DraftFault): Making => ({ outcome: 'refused', fault });

/** A selection as it comes back from the database. */
export const asStored = (selection: StickerSelection | null) => JSON.parse(JSON.stringify(selection)) as unknown;

/** What the version before it says of the dealer's offer. */
const offerOf = (before: StoredSticker | null): DealerOffer | null =>
  (before && currentSticker(before.data).offer) ?? null;

const isSameOffer = (one: StickerData['offer'], other: DealerOffer): boolean =>
  (one?.stock ?? '') === other.stock && (one?.price ?? null) === other.price;

/**
 * Makes a sticker, or gives the one that exists. The data is composed before the transaction; inside it, one request at a
 * time counts the version, pays and keeps the sticker: all of it or nothing. The first version costs a credit, the
 * owner's later ones are free (docs/decisions.md §4).
 *
 * @param wanted an identical one that was made since is given instead: two clicks make one version
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
  // Where nobody was asked anew, what was chosen before stays.
  const drafted = anew && existing && !proposed.selection ? draftAgain(deps, brand, existing, null) : proposed;
  if (isFault(drafted)) return refused(drafted);
  const { selection } = drafted;
  if (!selection?.restricted && isRestricted(brand, drafted.year)) return refused({ fault: 'restricted' });
  if (isGood(existing) && !anew) return { outcome: 'made', sticker: existing };
  // What members have stays theirs, with its later versions; nothing new is paid for.
  if (!brand.features.sticker && by !== null && !existing) return refused({ fault: 'off' });
  if (!existing && which === 'again') return refused({ fault: 'none-before' });

  const id = newStickerId();
  const madeAt = deps.clock();
  const data = await composeDraft(deps, requester, drafted, { id, at: madeAt, offer: requester.offer ?? offered });
  const facts = factCount(data);
  // What members have stays theirs, however little is on it; a selection alone is what a restricted sticker is made of.
  if (!existing && !data.restricted && facts < LEAST_FACTS)
    return refused({ fault: 'bare', facts, has: namedBy(drafted) });
  const signed = deps.signer.sign(data);
  const document = { kind: 'sticker', id: formatStickerId(id), title: data.title.value } as const;
  const isOfTwoClicks = ({ version, made_at }: StoredSticker) =>
    version > (after ?? existing?.version ?? 0) ||
    (which === 'next' && madeAt.getTime() - made_at.getTime() < TWO_CLICKS_MS);
  /** The second of two clicks gets what the first made. */
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
    return { outcome: 'made', sticker };
  });
}
