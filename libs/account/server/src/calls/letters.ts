import { MEMBERS_PATHS } from '@vinlore/account-domain';
import type { Brand } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import { composeLetter, type Letter } from '@vinlore/mail';

/** To whom a letter goes, in which voice and language. */
export interface Addressee {
  readonly brand: Brand;
  /** Texts in the brand's language. */
  readonly text: Translator;
  readonly to: string;
  /** Scheme, host and port by which the world reaches the brand. */
  readonly origin: string;
}

/** To somebody who has just opened an account. */
export function welcomeLetter(addressee: Addressee): Letter {
  const { brand, text, origin } = addressee;
  return letter(
    addressee,
    text.t('account.welcomeSubject', { brand: brand.name }),
    [text.t('account.welcomeBody', { brand: brand.name }), text.t('account.notYou', { support: brand.support_email })],
    { label: text.t('account.welcomeAction'), href: origin + MEMBERS_PATHS.login },
  );
}

/** To the owner of an account whose e-mail somebody has just tried to register again. */
export function alreadyKnownLetter(addressee: Addressee): Letter {
  const { brand, text, origin } = addressee;
  return letter(
    addressee,
    text.t('account.knownSubject', { brand: brand.name }),
    [
      text.t('account.knownBody', { brand: brand.name }),
      text.t('account.knownNotYou', { support: brand.support_email }),
    ],
    { label: text.t('account.welcomeAction'), href: origin + MEMBERS_PATHS.login },
  );
}

function letter(
  { brand, text, to }: Addressee,
  subject: string,
  paragraphs: readonly string[],
  action: { label: string; href: string },
): Letter {
  return composeLetter({ brand, language: text.language, to, subject, paragraphs, action });
}
