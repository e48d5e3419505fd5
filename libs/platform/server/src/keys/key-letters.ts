import { type Addressee, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import { ACCOUNT_PATH } from '../account-path.ts';
import type { platformServerMessages } from '../messages/index.ts';

/** The owner of a key. */
export type KeyHolder = Addressee<(typeof platformServerMessages)['en']>;

/** The parts of a key that emails show. */
interface LetterKey {
  readonly name: string;
  readonly shown: string;
}

const toAccount = (to: KeyHolder) => ({ label: to.text.t('platform.openAccount'), path: ACCOUNT_PATH });

/** Builds the email about a key's use of its monthly budget. @param level percent */
export function budgetLetter(holder: KeyHolder, { name, shown }: LetterKey, level: number, budget: number): Letter {
  const to = inOwnWords(holder);
  const { t } = to.text;
  return letterTo(to, {
    subject: t('platform.budgetSubject', { level }),
    paragraphs: [
      t('platform.budgetBody', { name, shown, level, budget }),
      t(level >= 100 ? 'platform.budgetOver' : 'platform.budgetLeft'),
    ],
    action: toAccount(to),
  });
}

/** Builds the email about a key that staff removed. */
export function keyRemovedLetter(holder: KeyHolder, { name, shown }: LetterKey, reason: string): Letter {
  const to = inOwnWords(holder);
  const { t } = to.text;
  return letterTo(to, {
    subject: t('platform.removedSubject'),
    paragraphs: [
      t('platform.removedBody', { name, shown, brand: to.brand.name }),
      t('platform.removedWhy', { reason }),
      t('platform.removedNext'),
    ],
    action: toAccount(to),
  });
}
