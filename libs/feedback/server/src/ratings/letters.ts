import type { Brand } from '@vinlore/brand';
import type { Translator } from '@vinlore/i18n';
import { composeLetter, type Letter, mailText } from '@vinlore/mail';
import type { feedbackServerMessages } from '../messages/index.ts';
import type { KeptRating } from './rating-store.ts';

/** Email to support with a member's feedback. A reply goes to the member. */
export function ratingLetter(
  brand: Brand,
  spoken: Translator<(typeof feedbackServerMessages)['en']>,
  rating: Pick<KeptRating, 'vin' | 'report_type' | 'satisfaction' | 'message' | 'email'>,
): Letter {
  const text = mailText(brand, spoken);
  const { vin, report_type: about, satisfaction, message, email } = rating;
  const named = vin === '' ? '' : `, VIN ${vin}`;
  return composeLetter({
    brand,
    language: text.language,
    to: brand.support_email,
    replyTo: email,
    subject: text.t('ratings.subject', { satisfaction, about }),
    paragraphs: [
      text.t('ratings.said', { email, satisfaction }),
      text.t('tickets.supportAbout', { about, vin: named }),
      message,
      text.t('ratings.reply'),
    ],
  });
}
