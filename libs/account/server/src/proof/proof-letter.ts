import { composeLetter, inOwnWords, type Letter } from '@vinlore/mail';
import type { Addressee } from '../letters.ts';

/** To a member without a password: the code to confirm their identity. */
export function proofCodeLetter(addressee: Omit<Addressee, 'origin'>, code: string): Letter {
  const { brand, text, to } = inOwnWords(addressee);
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('account.proofMailSubject', { brand: brand.name, code }),
    paragraphs: [
      text.t('account.proofMailBody', { brand: brand.name, code }),
      text.t('account.proofMailNotYou', { support: brand.support_email }),
    ],
  });
}
