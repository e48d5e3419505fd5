import { MEMBERS_PATHS } from '@vinlore/account-domain';
import { type Addressee as MailAddressee, composeLetter, inOwnWords, type Letter } from '@vinlore/mail';
import { pageOf } from '../letters.ts';
import type { membersDeskMessages } from './messages/index.ts';

type Addressee = MailAddressee<(typeof membersDeskMessages)['en']>;

/** To a dealer whose status was revoked: what ends, why, and what they keep. */
export function dealerWithdrawnLetter(addressee: Addressee, reason: string): Letter {
  const { brand, text, to } = inOwnWords(addressee);
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

/** To a restored dealer. */
export function dealerAgainLetter(addressee: Addressee): Letter {
  const { brand, text, to } = inOwnWords(addressee);
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('members.againSubject', { brand: brand.name }),
    paragraphs: [text.t('members.againBody', { brand: brand.name })],
    action: { label: text.t('members.againAction'), href: pageOf(addressee, MEMBERS_PATHS.dealer) },
  });
}

/** To a suspended member: what it means, what they keep, and whom to contact. */
export function suspendedLetter(addressee: Addressee): Letter {
  const { brand, text, to } = inOwnWords(addressee);
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

/** To a member whose suspension was lifted. */
export function suspensionLiftedLetter(addressee: Addressee): Letter {
  const { brand, text, to } = inOwnWords(addressee);
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

/** To a member whose account staff are viewing: when, for how long, what staff can't do, and why. */
export function viewedLetter(addressee: Addressee, reason: string, at: Date): Letter {
  const { brand, text, to } = inOwnWords(addressee);
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

/**
 * To either address after a merge: what happened, where to sign in, and whom to contact. The other address is masked,
 * so an unrelated recipient doesn't learn a stranger's.
 *
 * @param which `from`: the closed account; `into`: the remaining one
 */
export function mergedLetter(addressee: Addressee, which: 'from' | 'into', other: string): Letter {
  const { brand, text, to } = inOwnWords(addressee);
  const values = { brand: brand.name, support: brand.support_email, other: hintOf(other) };
  return composeLetter({
    brand,
    language: text.language,
    to,
    subject: text.t('members.mergedSubject', values),
    paragraphs: [
      text.t(which === 'from' ? 'members.mergedAway' : 'members.mergedInto', values),
      text.t('members.mergedMoves'),
      text.t('members.mergedAsk', values),
    ],
    action: { label: text.t('members.liftedAction'), href: pageOf(addressee, MEMBERS_PATHS.login) },
  });
}

/** `m…@example.com`: enough to recognize one's own. */
const hintOf = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
