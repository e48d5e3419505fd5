import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { type Addressee as MailAddressee, composeLetter, type Letter } from '@vinlore/mail';
import { pageOf } from '../letters.ts';
import type { membersDeskMessages } from './messages/index.ts';

type Addressee = MailAddressee<(typeof membersDeskMessages)['en']>;

/** To a dealer of whom staff take the flag: what ends, why, and what stays. */
export function dealerWithdrawnLetter({ brand, text, to }: Addressee, reason: string): Letter {
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('members.withdrawnSubject', { brand: brand.name }),
    paragraphs: [
      text.t('members.withdrawnBody', { brand: brand.name }),
      text.t('members.withdrawnReason', { reason }),
      text.t('members.withdrawnStays', { support: brand.support_email }),
    ],
  });
}

/** To a dealer who is one again. */
export function dealerAgainLetter(addressee: Addressee): Letter {
  const { brand, text, to } = addressee;
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('members.againSubject', { brand: brand.name }),
    paragraphs: [text.t('members.againBody', { brand: brand.name })],
    action: { label: text.t('members.againAction'), href: pageOf(addressee, MEMBERS_PATHS.dealer) },
  });
}

/** To a member whom staff keep out: what that means, what stays, and whom to ask. */
export function suspendedLetter({ brand, text, to }: Addressee): Letter {
  const values = { brand: brand.name, support: brand.support_email };
  const keys = ['suspendedBody', 'suspendedPlans', 'suspendedStays', 'suspendedAsk'] as const;
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('members.suspendedSubject', values),
    paragraphs: keys.map((key) => text.t(`members.${key}`, values)),
  });
}

/** To a member who is let in again. */
export function suspensionLiftedLetter(addressee: Addressee): Letter {
  const { brand, text, to } = addressee;
  const values = { brand: brand.name };
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('members.liftedSubject', values),
    paragraphs: [text.t('members.liftedBody', values), text.t('members.liftedPlans')],
    action: { label: text.t('members.liftedAction'), href: pageOf(addressee, MEMBERS_PATHS.login) },
  });
}

/** To a member whose account staff look at: when, for how long, what they can't do, and why. */
export function viewedLetter({ brand, text, to }: Addressee, reason: string, at: Date): Letter {
  const values = { brand: brand.name, support: brand.support_email, reason, day: text.date(at) };
  const keys = ['viewedBody', 'viewedReadOnly', 'viewedReason', 'viewedAsk'] as const;
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('members.viewedSubject', values),
    paragraphs: keys.map((key) => text.t(`members.${key}`, values)),
  });
}
