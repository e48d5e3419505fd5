import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { composeLetter, inOwnWords, type Letter } from '@vinlore/mail';
import { type Addressee, pageOf } from '../letters.ts';

/** The passkey event to notify about. */
export type PasskeyNews = 'added' | 'removed' | 'copied';

/** Notifies a member of a change to a passkey, so that one they didn't make doesn't go unnoticed. */
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
