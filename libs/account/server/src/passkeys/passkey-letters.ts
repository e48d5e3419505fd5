import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { composeLetter, inOwnWords, type Letter } from '@vinlore/mail';
import { type Addressee, pageOf } from '../letters.ts';

/** What is told about a passkey. */
export type PasskeyNews = 'added' | 'removed' | 'copied';

/** Tells a member what happened to a passkey, so that one that was not theirs to do does not go unnoticed. */
export function passkeyLetter(addressee: Addressee, news: PasskeyNews, name: string): Letter {
  const { brand, text, to } = inOwnWords(addressee);
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t(`passkey.${news}Subject`, { brand: brand.name }),
    paragraphs: [
      text.t(`passkey.${news}Body`, { brand: brand.name, name }),
      text.t('passkey.notYou', { support: brand.support_email }),
    ],
    action: { label: text.t('passkey.mailAction'), href: pageOf(addressee, MEMBERS_PATHS.security) },
  });
}
