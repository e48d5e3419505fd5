import { withSecret } from '@vinlore/brand';
import { type Addressee, inOwnWords, type Letter, letterTo } from '@vinlore/mail';
import { CONFIRM_ALERT_PATH, END_ALERT_PATH, type Recall, recallCountry, RECALLS_PATH } from '@vinlore/recall-domain';
import { idToken, type TextSigner } from '@vinlore/server-kit';
import type { recallServerMessages } from '../messages/index.ts';

/** What the tokens of a watch's links are for: a mail that is passed on can end the mails, never begin them. */
export const WATCH_TOKENS = { confirm: 'recall-watch-confirm', end: 'recall-watch-end' } as const;

/** Recalls that a mail tells in words; the page has all of them. */
const MOST_LISTED = 10;
/** Of a campaign's text, in characters: the page has all of it. */
const LONGEST_SUMMARY = 400;

/** Signs the links of a letter. */
type LinkSigner = Pick<TextSigner, 'code'>;

/** What a letter tells of a recall. */
type LetterRecall = Pick<Recall, 'campaign' | 'source' | 'summary' | 'park_it' | 'park_outside'>;

/** Whom a letter is for. */
export type Watcher = Addressee<(typeof recallServerMessages)['en']>;

/** The vehicle that it is about. */
export interface LetterWatch {
  readonly id: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly title: string;
}

/** The small link at the end of each mail. */
const endLink = (label: string, id: string, signer: LinkSigner) => ({
  label,
  path: withSecret(END_ALERT_PATH, 'token', idToken(signer, WATCH_TOKENS.end, id)),
});

/** Asks whether the mails are wanted. Nothing else is sent before that. */
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

/** Tells of recalls that were not in our records before. @param recalls in their order, at least one */
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
