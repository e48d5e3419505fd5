import type { CreditPayload, SubscriptionFlags } from '@vinlore/billing-domain';
import type { PublicBrand } from '@vinlore/brand';
import { atom } from 'jotai';

/** A number of credits, or that a plan pays without counting. */
export type Left = number | 'Unlimited';

/** The credits state (spec §3). */
export interface CreditsState {
  readonly vhr: number;
  readonly sticker: Left;
  readonly global: number;
}

/** The member’s credits; null while they are not known. `useCredits` keeps it. */
export const creditsAtom = atom<CreditsState | null>(null);

/** Which subscriptions of the member run (spec §4), derived from the same payload; null while it is not known. */
export const subscriptionFlagsAtom = atom<SubscriptionFlags | null>(null);

/** The credits state of a credit payload (spec §3). */
export function creditsOf({ vhr_credit, sticker_credit, credit }: CreditPayload): CreditsState {
  return { vhr: vhr_credit, sticker: sticker_credit, global: credit };
}

/** What is left for one sticker more: the brand says which credits pay (spec §3, `credit_type`), where no plan does. */
export function leftForStickers(
  credits: CreditsState,
  flags: SubscriptionFlags,
  { settings }: Pick<PublicBrand, 'settings'>,
): Left {
  if (flags.sticker) return 'Unlimited';
  return settings.credit_type === 'global' ? credits.global : credits.sticker;
}

/**
 * The same for one report more. Unlike stickers, a running subscription may bring a number of reports in each period:
 * those are credits, and only a plan without a number pays without counting.
 */
export function leftForReports(payload: CreditPayload, { settings }: Pick<PublicBrand, 'settings'>): Left {
  const { vhr_credit_subscription: subscription, vhr_credit: reports, credit } = payload;
  if (subscription === 'Unlimited' || subscription === -1) return 'Unlimited';
  return settings.credit_type === 'global' ? credit : reports;
}
