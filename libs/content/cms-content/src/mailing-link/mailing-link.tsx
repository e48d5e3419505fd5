import { useLinkSecret } from '@vinlore/browser';
import { contentContract } from '@vinlore/content-domain';
import type { DataOf } from '@vinlore/contract';
import { ErrorNotice, island, type uiMessages, useCall, useTranslator } from '@vinlore/ui';
import { useCallback, useEffect, useState } from 'react';
import styles from './mailing-link.module.css';
import type { mailingLinkMessages } from './messages/index.ts';

type Standing = DataOf<typeof contentContract.homeCollectionAnswer>['standing'];
type Answer = 'look' | 'confirm' | 'unsubscribe';

const TITLES = {
  asked: 'mailingLink.asked',
  confirmed: 'mailingLink.confirmed',
  unsubscribed: 'mailingLink.stopped',
} as const;

/**
 * The page that the link in a mailing list email opens (docs/decisions.md §4): the status of the subscription and
 * buttons to change it. Opening the page changes nothing, because email scanners open every link.
 */
export function MailingLinkScreen() {
  const { t } = useTranslator<typeof mailingLinkMessages & typeof uiMessages>();
  const token = useLinkSecret('token');
  const call = useCall();
  const [standing, setStanding] = useState<Standing | null>(null);
  const [error, setError] = useState<unknown>(null);

  const say = useCallback(
    (given: string, answer: Answer) =>
      call(contentContract.homeCollectionAnswer, { token: given, answer }).then((now) => {
        setStanding(now.standing);
        setError(null);
      }, setError),
    [call],
  );
  useEffect(() => {
    if (token) void say(token, 'look');
  }, [token, say]);

  if (token === null)
    return (
      <>
        <h1>{t('ui.link.incomplete')}</h1>
        <p className="lead">{t('ui.link.incomplete.do')}</p>
      </>
    );
  const notice = error !== null && (
    <div className={styles.notice}>
      <ErrorNotice error={error} {...(token && standing === null && { onRetry: () => void say(token, 'look') })} />
    </div>
  );
  if (standing === null) return notice || <h1 role="status">{t('mailingLink.loading')}</h1>;
  const button = (answer: Answer, main: boolean) => (
    <button
      type="button"
      className={`btn btn-lg ${main ? 'btn-primary' : 'btn-outline'}`}
      value={answer}
      onClick={() => token && void say(token, answer)}
    >
      {t(answer === 'confirm' ? 'mailingLink.confirm' : 'mailingLink.stop')}
    </button>
  );
  return (
    <div role="status">
      <h1>{t(TITLES[standing])}</h1>
      <p className="lead">{t(`${TITLES[standing]}Text`)}</p>
      {notice}
      <div className={styles.acts}>
        {standing === 'asked' && button('confirm', true)}
        {standing !== 'unsubscribed' && button('unsubscribe', standing === 'confirmed')}
      </div>
    </div>
  );
}

/** `MailingLinkScreen` as an island, hydrated when the browser is idle. */
export const MailingLink = island('mailing-link', MailingLinkScreen, 'idle');
