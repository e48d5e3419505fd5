import type { CreditPayload, SubscriptionFlags } from '@vinlore/billing-domain';
import type { PublicBrand } from '@vinlore/brand';
import { atom } from 'jotai';

/** A number of credits, or 'Unlimited' if a plan pays without counting. */
export type Left = number | 'Unlimited';

/** The credits state (spec §3). */
export interface CreditsState {
  readonly vhr: number;
  readonly sticker: Left;
  readonly global: number;
}

/** The member’s credits, updated by `useCredits`; null until loaded. */
export const creditsAtom = atom<CreditsState | null>(null);

/** The member's running subscriptions (spec §4), derived from the same payload; null until loaded. */
export const subscriptionFlagsAtom = atom<SubscriptionFlags | null>(null);

/** The credits state of a credit payload (spec §3). */
export function creditsOf({ vhr_credit, sticker_credit, credit }: CreditPayload): CreditsState {
  return { vhr: vhr_credit, sticker: sticker_credit, global: credit };
}

/**
 * What is left for stickers: unlimited under a sticker plan, else the pot that the brand's `credit_type` uses (spec
 * §3).
 */
export function leftForStickers(
  credits: CreditsState,
  flags: SubscriptionFlags,
  { settings }: Pick<PublicBrand, 'settings'>,
): Left {
  if (flags.sticker) return 'Unlimited';
  return settings.credit_type === 'global' ? credits.global : credits.sticker;
}

/**
 * What is left for reports. Unlike sticker plans, a report plan may add a number of credits per period, so only a plan
 * without a number counts as unlimited.
 */
export function leftForReports(payload: CreditPayload, { settings }: Pick<PublicBrand, 'settings'>): Left {
  const { vhr_credit_subscription: subscription, vhr_credit: reports, credit } = payload;
  if (subscription === 'Unlimited' || subscription === -1) return 'Unlimited';
  return settings.credit_type === 'global' ? credit : reports;
}
