import type { CreditPayload } from '@vinlore/billing-domain';
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

/** The credits state of a credit payload (spec §3). */
export function creditsOf({ vhr_credit, sticker_credit, credit }: CreditPayload): CreditsState {
  return { vhr: vhr_credit, sticker: sticker_credit, global: credit };
}

/** What is left for one sticker more: the brand says which credits pay (spec §3, `credit_type`). */
export function leftForStickers({ sticker, global }: CreditsState, { settings }: Pick<PublicBrand, 'settings'>): Left {
  return settings.credit_type === 'global' && sticker !== 'Unlimited' ? global : sticker;
}
