import type { AccountRow } from './accounts/account-store.ts';
import { leadingTo, MEMBERS_PATHS, NEXT_PARAMETER, safeNext } from '@vinlore/account-domain';
import { addressIn, type Brand, withSecret } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import { composeLetter, inOwnWords, type Letter } from '@vinlore/mail';

/** To whom a letter goes, in which voice and language. */
export interface Addressee {
  readonly brand: Brand;
  /** Texts in the language of the person's request. */
  readonly text: Translator;
  readonly to: string;
  /** Scheme, host and port by which the world reaches the brand. */
  readonly origin: string;
  /** Where they were on their way to: the letter's link leads on there. Anything but a page of members or of the desk is left out. */
  readonly next?: string | undefined;
}

/** To somebody who registers: the link opens their account. */
export function confirmationLetter(addressee: Addressee, token: string): Letter {
  return letter(addressee, 'account.confirmSubject', ['account.confirmBody', 'account.confirmNotYou'], {
    label: 'account.confirmAction',
    href: tokenLink(addressee, MEMBERS_PATHS.confirm, token),
  });
}

/** To the owner of an account whose email somebody has just tried to register again. */
export function alreadyKnownLetter(addressee: Addressee): Letter {
  return letter(
    addressee,
    'account.knownSubject',
    ['account.knownBody', 'account.knownForgot', 'account.knownNotYou'],
    {
      label: 'account.loginAction',
      href: pageOf(addressee, leadingTo(MEMBERS_PATHS.login, addressee.next ?? '')),
    },
  );
}

/** To a member who wants another password: the link lets them choose one. */
export function resetLetter(addressee: Addressee, token: string): Letter {
  return letter(addressee, 'account.resetSubject', ['account.resetBody', 'account.resetNotYou'], {
    label: 'account.resetAction',
    href: tokenLink(addressee, MEMBERS_PATHS.forgotPassword, token),
  });
}

/** To somebody who makes what they bought an account: the link lets them choose its first password. */
export function firstPasswordLetter(addressee: Addressee, token: string): Letter {
  return letter(addressee, 'account.firstSubject', ['account.firstBody', 'account.firstLater', 'account.firstNotYou'], {
    label: 'account.firstAction',
    href: tokenLink(addressee, MEMBERS_PATHS.firstPassword, token),
  });
}

/** To somebody who wants another password for an account that there is not. */
export function noAccountLetter(addressee: Addressee): Letter {
  return letter(addressee, 'account.noneSubject', ['account.noneBody', 'account.resetNotYou'], {
    label: 'account.signUpAction',
    href: pageOf(addressee, leadingTo(MEMBERS_PATHS.signup, addressee.next ?? '')),
  });
}

/** To somebody who wants another password for an account that they have closed, or that was merged into another one. */
export function closedAccountLetter(
  addressee: Addressee,
  { merged_into: merged }: Pick<AccountRow, 'merged_into'>,
): Letter {
  if (merged !== null) return letter(addressee, 'account.mergedSubject', ['account.merged', 'account.resetNotYou']);
  return letter(addressee, 'account.closedSubject', ['account.closed', 'account.resetNotYou']);
}

/** To a member whose password was just changed. */
export function passwordChangedLetter(addressee: Addressee): Letter {
  return letter(addressee, 'account.changedSubject', ['account.changedBody', 'account.changedNotYou'], {
    label: 'account.resetAction',
    href: pageOf(addressee, MEMBERS_PATHS.forgotPassword),
  });
}

/** To a member whose account Google may open from now on. */
export function identityLinkedLetter(addressee: Addressee): Letter {
  return letter(addressee, 'account.googleSubject', ['account.googleBody', 'account.googleNotYou'], {
    label: 'account.loginAction',
    href: pageOf(addressee, MEMBERS_PATHS.login),
  });
}

/** The address of one of our pages, in the language of the letter. */
export const pageOf = (
  { brand, text, origin }: Pick<Addressee, 'brand' | 'origin'> & { readonly text: Pick<Translator, 'language'> },
  path: string,
): string => origin + addressIn(brand, text.language, path);

/**
 * The address of a page that takes a mail's token, and leads on to where its reader was on their way to. The token stands
 * in the fragment, so that no server, proxy or Referer ever sees it (OWASP ASVS 5.0 V14.2.1).
 */
export function tokenLink(
  addressee: Parameters<typeof pageOf>[0] & Pick<Addressee, 'next'>,
  path: string,
  token: string,
): string {
  const next = safeNext(addressee.next);
  const search = next === null ? '' : `?${new URLSearchParams({ [NEXT_PARAMETER]: next }).toString()}`;
  return pageOf(addressee, withSecret(path + search, 'token', token));
}

function letter(
  addressee: Addressee,
  subject: string,
  paragraphs: readonly string[],
  action?: { readonly label: string; readonly href: string },
): Letter {
  const { brand, text, to } = inOwnWords(addressee);
  const reset = pageOf(addressee, MEMBERS_PATHS.forgotPassword);
  const values = { brand: brand.name, support: brand.support_email, reset };
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t(subject, values),
    paragraphs: paragraphs.map((paragraph) => text.t(paragraph, values)),
    ...(action ? { action: { ...action, label: text.t(action.label) } } : {}),
  });
}
