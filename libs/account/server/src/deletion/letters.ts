import { type Addressee as MailAddressee, composeLetter, inOwnWords, type Letter, type Voices } from '@vinlore/mail';
import { tokenLink } from '../letters.ts';
import type { deletionMessages } from './messages/index.ts';

type DeletionTexts = (typeof deletionMessages)['en'];

/** Brand and recipient of an email. */
export type Addressee = MailAddressee<DeletionTexts>;

/** The brands' email settings with this module's texts. */
export type DeletionVoices = Voices<DeletionTexts>;

/** Pages of the emailed links (docs/decisions.md §4). */
const CONFIRM_PAGE = '/account-deletion/confirm';
const UNDO_PAGE = '/account-deletion/undo';

/** Asks the member to confirm. Nothing has happened yet. */
export function confirmLetter(addressee: Addressee, token: string, until: Date): Letter {
  const { brand, text } = inOwnWords(addressee);
  return letter(
    addressee,
    text.t('deletion.confirmSubject', { brand: brand.name }),
    [
      text.t('deletion.confirmBody', { brand: brand.name }),
      text.t('deletion.confirmPlans'),
      text.t('deletion.confirmUntil', { day: text.date(until) }),
      text.t('deletion.confirmNotYou', { support: brand.support_email }),
    ],
    { label: text.t('deletion.confirmAction'), href: tokenLink(addressee, CONFIRM_PAGE, token) },
  );
}

/** Says that the account is closed and how to reactivate it. */
export function closedLetter(addressee: Addressee, token: string, eraseAt: Date): Letter {
  const { brand, text } = inOwnWords(addressee);
  const day = text.date(eraseAt);
  return letter(
    addressee,
    text.t('deletion.closedSubject', { brand: brand.name }),
    [text.t('deletion.closedBody', { brand: brand.name, day }), text.t('deletion.closedUndo', { day })],
    { label: text.t('deletion.closedAction'), href: tokenLink(addressee, UNDO_PAGE, token) },
  );
}

/** Says that the account is active again. */
export function restoredLetter(addressee: Addressee): Letter {
  const { brand, text } = inOwnWords(addressee);
  return letter(addressee, text.t('deletion.restoredSubject', { brand: brand.name }), [
    text.t('deletion.restoredBody', { brand: brand.name }),
    text.t('deletion.restoredNotYou', { support: brand.support_email }),
  ]);
}

/** Says that support reactivated the account. */
export function reopenedLetter(addressee: Addressee): Letter {
  const { brand, text } = inOwnWords(addressee);
  return letter(addressee, text.t('deletion.restoredSubject', { brand: brand.name }), [
    text.t('deletion.reopenedBody', { brand: brand.name }),
    text.t('deletion.reopenedNotWanted', { support: brand.support_email }),
  ]);
}

/** The receipt: the last email to this address. */
export function receiptLetter(addressee: Addressee): Letter {
  const { brand, text } = inOwnWords(addressee);
  return letter(addressee, text.t('deletion.receiptSubject', { brand: brand.name }), [
    text.t('deletion.receiptBody', { brand: brand.name }),
    text.t('deletion.receiptStays'),
    text.t('deletion.receiptLast'),
  ]);
}

/** Forwards the message to support and says whether there is an account to delete. */
export function supportLetter(
  addressee: Addressee,
  request: { readonly email: string; readonly message: string; readonly known: boolean },
): Letter {
  const { text } = inOwnWords(addressee);
  const { email, message, known } = request;
  const about = text.t(known ? 'deletion.supportKnown' : 'deletion.supportUnknown', { email });
  return { ...letter(addressee, text.t('deletion.supportSubject', { email }), [about, message]), replyTo: email };
}

function letter(
  { brand, text, to }: Addressee,
  subject: string,
  paragraphs: readonly string[],
  action?: { label: string; href: string },
): Letter {
  return composeLetter({ brand, language: text.language, to, subject, paragraphs, ...(action && { action }) });
}
