import { type Addressee, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import type { historyDeskMessages } from './messages/index.ts';

/**
 * Email to the owner of a report that shows a record changed by staff.
 *
 * @param facts `number`: the printed report number; `until`: when free new versions end
 */
export function recordChangedLetter(
  owner: Addressee<(typeof historyDeskMessages)['en']>,
  { number, title, until }: { readonly number: string; readonly title: string; readonly until: Date },
): Letter {
  const addressee = inOwnWords(owner);
  const { t, date } = addressee.text;
  return letterTo(addressee, {
    subject: t('history.toldSubject', { title }),
    paragraphs: [t('history.toldBody', { number, title }), t('history.toldFree', { until: date(until) })],
    action: { label: t('history.toldAction'), path: `/members/reports/${number}` },
  });
}
