import { type DealerRegistration, MEMBERS_PATHS } from '@vinlore/account-domain';
import type { Brand } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import { composeLetter, inOwnWords, type Letter, mailText } from '@vinlore/mail';
import { type Addressee, pageOf, tokenLink } from '../letters.ts';

/** To a new address: the link that confirms it. */
export function confirmEmailLetter(addressee: Addressee, token: string): Letter {
  const { brand, text, to } = inOwnWords(addressee);
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('profile.confirmSubject', { brand: brand.name }),
    paragraphs: [
      text.t('profile.confirmBody', { brand: brand.name }),
      text.t('profile.confirmLife'),
      text.t('profile.confirmNotYou'),
    ],
    action: {
      label: text.t('profile.confirmAction'),
      href: tokenLink(addressee, MEMBERS_PATHS.confirmEmail, token),
    },
  });
}

/** To the account's current or former address: what was requested or done, and how to undo it. */
export function emailNoticeLetter(
  addressee: Addressee,
  news: 'asked' | 'askedByStaff' | 'changed',
  veto: string | undefined,
): Letter {
  const { brand, text, to } = inOwnWords(addressee);
  const rest = news === 'changed' ? 'changed' : 'asked';
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t(`profile.${rest}Subject`, { brand: brand.name }),
    paragraphs: [
      text.t(`profile.${news}Body`, { brand: brand.name }),
      text.t(`profile.${rest}NotYou`, { support: brand.support_email }),
    ],
    ...(veto !== undefined && {
      action: {
        label: text.t('profile.vetoAction'),
        href: tokenLink(addressee, MEMBERS_PATHS.undoEmail, veto),
      },
    }),
  });
}

/** After an undo: to the former address, which is valid again or still, and to the new one, which isn't. */
export function vetoedLetter(addressee: Addressee, which: 'former' | 'stopped' | 'new'): Letter {
  const { brand, text, to } = inOwnWords(addressee);
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('profile.vetoedSubject', { brand: brand.name }),
    paragraphs: [text.t(`profile.vetoed.${which}`, { brand: brand.name })],
    ...(which !== 'new' && {
      action: { label: text.t('profile.vetoedAction'), href: pageOf(addressee, MEMBERS_PATHS.forgotPassword) },
    }),
  });
}

/** To support: the former address undid a change that staff had requested. */
export function vetoNoticeLetter(brand: Brand, spoken: Translator, oldEmail: string): Letter {
  const text = mailText(brand, spoken);
  return composeLetter({
    brand,
    language: text.language,
    to: brand.support_email,
    replyTo: oldEmail,
    subject: text.t('profile.supportVetoSubject', { email: oldEmail }),
    paragraphs: [text.t('profile.supportVetoBody', { email: oldEmail }), text.t('profile.supportVetoNext')],
  });
}

/** To a member who just became a dealer. */
export function dealerLetter(addressee: Addressee, company: string): Letter {
  const { brand, text, to } = inOwnWords(addressee);
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('profile.dealerSubject', { brand: brand.name }),
    paragraphs: [
      text.t('profile.dealerBody', { brand: brand.name, company }),
      text.t('profile.dealerNotYou', { support: brand.support_email }),
    ],
    action: { label: text.t('profile.dealerAction'), href: pageOf(addressee, MEMBERS_PATHS.dealer) },
  });
}

/** To support: a new dealer, with reply-to the dealer. */
export function dealerNoticeLetter(
  brand: Brand,
  spoken: Translator,
  member: string,
  { company_name, company_website, phone, city, state, country, no_of_employees }: DealerRegistration,
): Letter {
  const text = mailText(brand, spoken);
  const place = [city, state, country].filter(Boolean).join(', ');
  return composeLetter({
    brand,
    language: text.language,
    to: brand.support_email,
    replyTo: member,
    subject: text.t('profile.newDealerSubject', { company: company_name }),
    paragraphs: [
      text.t('profile.newDealerBody', { member, brand: brand.name }),
      [company_name, company_website, phone, place, text.t('profile.newDealerSize', { count: no_of_employees })]
        .filter(Boolean)
        .join('\n'),
    ],
  });
}

/** To support: a message from the contact page, with reply-to its sender. */
export function contactLetter(
  brand: Brand,
  spoken: Translator,
  { email, name, message }: { readonly email: string; readonly name?: string | undefined; readonly message: string },
): Letter {
  const text = mailText(brand, spoken);
  const sender = name ? `${name} (${email})` : email;
  return composeLetter({
    brand,
    language: text.language,
    to: brand.support_email,
    replyTo: email,
    subject: text.t('profile.contactSubject', { sender }),
    paragraphs: [text.t('profile.contactBody', { sender }), message],
  });
}
