import { useBrand, useTranslator } from '@vinlore/ui';
import { useAtomValue } from 'jotai';
import type { billingMessages } from '../messages/index.ts';
import {
  creditsAtom,
  creditsOf,
  type Left,
  leftForReports,
  leftForStickers,
  subscriptionFlagsAtom,
} from './credits-state.ts';
import { useCredits } from './use-credits.ts';

/** What is left to pay with, as a value and as text; null until loaded. */
export interface LeftInWords {
  readonly left: Left | null;
  readonly words: string | null;
}

function useWords(left: Left | null): LeftInWords {
  const { t } = useTranslator<typeof billingMessages>();
  if (left === null) return { left, words: null };
  return { left, words: left === 'Unlimited' ? t('billing.makesUnlimited') : t('billing.makesLeft', { count: left }) };
}

/** Total of all counted credits, whatever they pay for; null until loaded. */
export function useCreditsInAll(): number | null {
  const { data } = useCredits();
  if (!data) return null;
  const { vhr, sticker, global } = creditsOf(data);
  return vhr + global + (sticker === 'Unlimited' ? 0 : sticker);
}

/** What is left for stickers. */
export function useStickersLeft(): LeftInWords {
  const brand = useBrand();
  useCredits();
  const credits = useAtomValue(creditsAtom);
  const flags = useAtomValue(subscriptionFlagsAtom);
  return useWords(credits && flags && leftForStickers(credits, flags, brand));
}

/** What is left for reports. */
export function useReportsLeft(): LeftInWords {
  const brand = useBrand();
  const { data } = useCredits();
  return useWords(data ? leftForReports(data, brand) : null);
}
