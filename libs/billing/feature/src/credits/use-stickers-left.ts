import { useBrand, useTranslator } from '@vinlore/ui';
import { useAtomValue } from 'jotai';
import type { billingMessages } from '../messages/index.ts';
import { creditsAtom, type Left, leftForStickers, subscriptionFlagsAtom } from './credits-state.ts';
import { useCredits } from './use-credits.ts';

/** What is left for stickers, and the same in words; null while it is not known. */
export function useStickersLeft(): { readonly left: Left | null; readonly words: string | null } {
  const { t } = useTranslator<typeof billingMessages>();
  const brand = useBrand();
  useCredits();
  const credits = useAtomValue(creditsAtom);
  const flags = useAtomValue(subscriptionFlagsAtom);
  if (credits === null || flags === null) return { left: null, words: null };
  const left = leftForStickers(credits, flags, brand);
  return { left, words: left === 'Unlimited' ? t('billing.makesUnlimited') : t('billing.makesLeft', { count: left }) };
}
