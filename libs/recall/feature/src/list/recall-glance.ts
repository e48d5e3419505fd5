import type { Translator } from '@vinlore/i18n';
import { type RecallAnswer, recallCountry } from '@vinlore/recall-domain';
import type { recallMessages } from '../messages/index.ts';

/** Recalls as a key figure. */
export interface RecallGlance {
  readonly label: string;
  readonly value: string;
  readonly note: string | undefined;
  readonly isUrgent: boolean;
}

/**
 * Builds the key figure with the same count as `RecallList`: U.S. recalls only.
 *
 * @param answer null if the lookup failed
 */
export function recallGlance(
  answer: RecallAnswer | null,
  { t, number }: Translator<(typeof recallMessages)['en']>,
): RecallGlance {
  const label = t('recall.glance');
  if (answer === null) return { label, value: t('recall.glanceNone'), note: undefined, isUrgent: false };
  if (answer.state === 'not-loaded')
    return { label, value: t('recall.glanceNotLoaded'), note: undefined, isUrgent: false };
  const recalls = answer.recalls.filter(({ source }) => recallCountry(source) === 'US');
  const isUrgent = recalls.some(({ park_it, park_outside }) => park_it || park_outside);
  const note = t(isUrgent ? 'recall.glanceUrgent' : 'recall.glanceNote');
  return { label, value: number(recalls.length), note, isUrgent };
}
