import { type Addressee, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import { ACCOUNT_PATH } from '../../account-path.ts';
import type { webhooksMessages } from '../messages/index.ts';

/** Builds the email about an endpoint that was turned off. */
export function disabledLetter(
  addressee: Addressee<(typeof webhooksMessages)['en']>,
  { url, reason }: { readonly url: string; readonly reason: string },
): Letter {
  const to = inOwnWords(addressee);
  const { t } = to.text;
  return letterTo(to, {
    subject: t('webhooks.disabledSubject'),
    paragraphs: [t('webhooks.disabledBody', { url, reason }), t('webhooks.disabledNext')],
    action: { label: t('webhooks.disabledAction'), path: ACCOUNT_PATH },
  });
}
