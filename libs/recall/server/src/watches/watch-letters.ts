import { withSecret } from '@vinlore/brand';
import { type Addressee, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import { CONFIRM_ALERT_PATH, END_ALERT_PATH, type Recall, recallCountry, RECALLS_PATH } from '@vinlore/recall-domain';
import { idToken, type TextSigner } from '@vinlore/server-kit';
import type { recallServerMessages } from '../messages/index.ts';

/** Token purposes: a forwarded email can end alerts but never start them. */
export const WATCH_TOKENS = { confirm: 'recall-watch-confirm', end: 'recall-watch-end' } as const;

/** Number of recalls listed in an email; the page has all. */
const MOST_LISTED = 10;
/** Maximum length of a campaign's text in an email; the page has all of it. */
const LONGEST_SUMMARY = 400;

/** Signs the links in an email. */
type LinkSigner = Pick<TextSigner, 'code'>;

/** Recall fields used in an email. */
type LetterRecall = Pick<Recall, 'campaign' | 'source' | 'summary' | 'park_it' | 'park_outside'>;

/** Recipient of an email. */
export type Watcher = Addressee<(typeof recallServerMessages)['en']>;

/** The vehicle. */
export interface LetterWatch {
  readonly id: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly title: string;
}

/** Unsubscribe link at the end of each email. */
const endLink = (label: string, id: string, signer: LinkSigner) => ({
  label,
  path: withSecret(END_ALERT_PATH, 'token', idToken(signer, WATCH_TOKENS.end, id)),
});

/** Builds the confirmation email. Nothing else is sent before it's confirmed. */
export function confirmLetter(
  watcher: Watcher,
  { id, title }: Pick<LetterWatch, 'id' | 'title'>,
  signer: LinkSigner,
): Letter {
  const to = inOwnWords(watcher);
  const { t } = to.text;
  return letterTo(to, {
    subject: t('recall.confirmSubject', { title }),
    paragraphs: [t('recall.confirmBody', { title, brand: to.brand.name }), t('recall.confirmUntil')],
    action: {
      label: t('recall.confirmAction'),
      path: withSecret(CONFIRM_ALERT_PATH, 'token', idToken(signer, WATCH_TOKENS.confirm, id)),
    },
    unsubscribe: endLink(t('recall.notMe'), id, signer),
  });
}

const shortened = (text: string) =>
  text.length <= LONGEST_SUMMARY ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST_SUMMARY))} …`;

function inWords({ text }: Watcher, { campaign, source, summary, park_it, park_outside }: LetterRecall): string {
  const urgent = park_it ? 'recall.parkIt' : park_outside ? 'recall.parkOutside' : null;
  const head = text.t('recall.campaign', { campaign, country: recallCountry(source) });
  return [urgent ? `${head}. ${text.t(urgent)}` : head, shortened(summary)].filter(Boolean).join('\n');
}

/** Builds the email about newly published recalls. @param recalls in order, at least one */
export function newRecallsLetter(
  watcher: Watcher,
  vehicle: LetterWatch,
  recalls: readonly LetterRecall[],
  signer: LinkSigner,
): Letter {
  const to = inOwnWords(watcher);
  const { t } = to.text;
  const { id, title, year, make, model } = vehicle;
  const more = recalls.length - MOST_LISTED;
  return letterTo(to, {
    subject: t('recall.newSubject', { count: recalls.length, title }),
    paragraphs: [
      t('recall.newBody', { count: recalls.length, title }),
      ...recalls.slice(0, MOST_LISTED).map((recall) => inWords(to, recall)),
      ...(more > 0 ? [t('recall.newMore', { count: more })] : []),
      t('recall.newMay'),
    ],
    action: {
      label: t('recall.newAction'),
      path: `${RECALLS_PATH}?${new URLSearchParams({ year: String(year), make, model })}`,
    },
    unsubscribe: endLink(t('recall.end'), id, signer),
  });
}
