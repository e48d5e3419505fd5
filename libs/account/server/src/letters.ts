import type { AccountRow } from './accounts/account-store.ts';
import { leadingTo, MEMBERS_PATHS, NEXT_PARAMETER, safeNext } from '@vinlore/account-domain';
import { addressIn, type Brand, withSecret } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import { composeLetter, inOwnWords, type Letter } from '@vinlore/mail';

/** Recipient, brand, and language of an email. */
export interface Addressee {
  readonly brand: Brand;
  /** Texts in the language of the request. */
  readonly text: Translator;
  readonly to: string;
  /** Public origin of the brand. */
  readonly origin: string;
  /**
   * The reader's original destination; the link in the email leads there. Ignored unless it is a members or desk page.
   */
  readonly next?: string | undefined;
}

/** To a new registrant: the link activates their account. */
export function confirmationLetter(addressee: Addressee, token: string): Letter {
  return letter(addressee, 'account.confirmSubject', ['account.confirmBody', 'account.confirmNotYou'], {
    label: 'account.confirmAction',
    href: tokenLink(addressee, MEMBERS_PATHS.confirm, token),
  });
}

/** To the owner of an account when someone tries to register its email again. */
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

/** To a member who asked to reset their password: the link lets them choose a new one. */
export function resetLetter(addressee: Addressee, token: string): Letter {
  return letter(addressee, 'account.resetSubject', ['account.resetBody', 'account.resetNotYou'], {
    label: 'account.resetAction',
    href: tokenLink(addressee, MEMBERS_PATHS.forgotPassword, token),
  });
}

/** To a buyer who wants an account: the link lets them choose its first password. */
export function firstPasswordLetter(addressee: Addressee, token: string): Letter {
  return letter(addressee, 'account.firstSubject', ['account.firstBody', 'account.firstLater', 'account.firstNotYou'], {
    label: 'account.firstAction',
    href: tokenLink(addressee, MEMBERS_PATHS.firstPassword, token),
  });
}

/** To an address without an account, for which a password reset was requested. */
export function noAccountLetter(addressee: Addressee): Letter {
  return letter(addressee, 'account.noneSubject', ['account.noneBody', 'account.resetNotYou'], {
    label: 'account.signUpAction',
    href: pageOf(addressee, leadingTo(MEMBERS_PATHS.signup, addressee.next ?? '')),
  });
}

/** To the owner of a closed or merged account, for which a password reset was requested. */
export function closedAccountLetter(
  addressee: Addressee,
  { merged_into: merged }: Pick<AccountRow, 'merged_into'>,
): Letter {
  if (merged !== null) return letter(addressee, 'account.mergedSubject', ['account.mergedBody', 'account.resetNotYou']);
  return letter(addressee, 'account.closedSubject', ['account.closedBody', 'account.resetNotYou']);
}

/** To a member whose password was just changed. */
export function passwordChangedLetter(addressee: Addressee): Letter {
  return letter(addressee, 'account.changedSubject', ['account.changedBody', 'account.changedNotYou'], {
    label: 'account.resetAction',
    href: pageOf(addressee, MEMBERS_PATHS.forgotPassword),
  });
}

/** To a member whose account was just linked to Google. */
export function identityLinkedLetter(addressee: Addressee): Letter {
  return letter(addressee, 'account.googleSubject', ['account.googleBody', 'account.googleNotYou'], {
    label: 'account.loginAction',
    href: pageOf(addressee, MEMBERS_PATHS.login),
  });
}

/** URL of one of our pages, in the language of the email. */
export const pageOf = (
  { brand, text, origin }: Pick<Addressee, 'brand' | 'origin'> & { readonly text: Pick<Translator, 'language'> },
  path: string,
): string => origin + addressIn(brand, text.language, path);

/**
 * URL of a page that takes an emailed token and leads to the reader's original destination. The token is in the
 * fragment, so no server, proxy, or Referer sees it (OWASP ASVS 5.0 V14.2.1).
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
