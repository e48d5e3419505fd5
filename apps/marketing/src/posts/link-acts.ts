import { deletionContract } from '@vinlore/account-domain';
import type { deletionMessages } from '@vinlore/account-feature';
import type { mailingLinkMessages } from '@vinlore/cms-content';
import { contentContract, MAILING_PATH } from '@vinlore/content-domain';
import { CONFIRM_ALERT_PATH, END_ALERT_PATH, recallContract } from '@vinlore/recall-domain';
import type { recallLinkMessages } from '@vinlore/recall-feature';
import type { Messages, Translator } from '@vinlore/i18n';
import type { Visit } from '../site.ts';

/** Result of a link's action, as text. */
export interface LinkDone {
  readonly title: string;
  readonly lead: string;
}

/** An action of an email link. */
export interface LinkAct {
  /** Button label. */
  readonly label: (visit: Visit) => string;
  /** Whether it is destructive. */
  readonly ends?: boolean;
  /** Whether the page's island, which renders without its secret, asks what the button then does. */
  readonly asks?: true;
  readonly act: (token: string, visit: Visit) => Promise<LinkDone>;
}

const say = <M extends Messages>({ text }: Visit) => text as unknown as Translator<M>;
const recall = say<(typeof recallLinkMessages)['en']>;
const mailing = say<(typeof mailingLinkMessages)['en']>;
const deletion = say<(typeof deletionMessages)['en']>;

const RECALL_ROWS = { confirm: recallContract.confirmRecallWatch, end: recallContract.endRecallWatch } as const;

const recallAct = (act: keyof typeof RECALL_ROWS): LinkAct => ({
  asks: true,
  label: (visit) => recall(visit).t(`recallLink.${act}Go`),
  act: async (token, visit) => {
    const { title } = await visit.call(RECALL_ROWS[act], { token });
    const { t } = recall(visit);
    return { title: t(`recallLink.${act}Done`), lead: t(`recallLink.${act}DoneText`, { title }) };
  },
});

const DONE = { confirm: 'mailingLink.confirmed', unsubscribe: 'mailingLink.stopped' } as const;

const mailingAct = (answer: keyof typeof DONE): LinkAct => ({
  label: (visit) => mailing(visit).t(answer === 'confirm' ? 'mailingLink.confirm' : 'mailingLink.stop'),
  ends: answer === 'unsubscribe',
  act: async (token, visit) => {
    await visit.call(contentContract.homeCollectionAnswer, { token, answer });
    const { t } = mailing(visit);
    return { title: t(DONE[answer]), lead: t(`${DONE[answer]}Text`) };
  },
});

const confirmDeletion: LinkAct = {
  asks: true,
  label: (visit) => deletion(visit).t('deletion.confirm'),
  ends: true,
  act: async (token, visit) => {
    const { erase_at } = await visit.call(deletionContract.confirmDeletion, { token });
    const { t, date } = deletion(visit);
    return { title: t('deletion.closedTitle'), lead: t('deletion.closed', { day: date(erase_at) }) };
  },
};

const undoDeletion: LinkAct = {
  asks: true,
  label: (visit) => deletion(visit).t('deletion.undo'),
  act: async (token, visit) => {
    await visit.call(deletionContract.undoDeletion, { token });
    const { t } = deletion(visit);
    return { title: t('deletion.openTitle'), lead: t('deletion.open') };
  },
};

/** Actions of email links by page path; the first is the page's main action. */
export const LINK_ACTS: Readonly<Record<string, readonly LinkAct[]>> = {
  [CONFIRM_ALERT_PATH]: [recallAct('confirm')],
  [END_ALERT_PATH]: [recallAct('end')],
  [MAILING_PATH]: [mailingAct('confirm'), mailingAct('unsubscribe')],
  '/account-deletion/confirm': [confirmDeletion],
  '/account-deletion/undo': [undoDeletion],
};
