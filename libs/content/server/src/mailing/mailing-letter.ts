import { withSecret } from '@vinlore/brand';
import { MAILING_PATH } from '@vinlore/content-domain';
import { type Addressee, inOwnWords, type Letter, letterTo } from '@vinlore/mail';

/** Sends the confirmation email. @param token of the link that confirms and unsubscribes */
export function mailingLetter(visitor: Addressee, token: string): Letter {
  const addressee = inOwnWords(visitor);
  const { brand, text } = addressee;
  const words = { brand: brand.name };
  return letterTo(addressee, {
    subject: text.t('content.mailingSubject', words),
    paragraphs: [text.t('content.mailingBody', words), text.t('content.mailingConfirm')],
    action: { label: text.t('content.mailingAction'), path: withSecret(MAILING_PATH, 'token', token) },
  });
}
