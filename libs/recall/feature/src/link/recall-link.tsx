import { useLinkSecret } from '@vinlore/browser';
import { recallContract, RECALLS_PATH } from '@vinlore/recall-domain';
import { ErrorNotice, island, type uiMessages, useAddress, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { recallLinkMessages } from './messages/index.ts';
import styles from './recall-link.module.css';

/** Props of `RecallLink`. */
export interface RecallLinkProps {
  /** Whether the link confirms or ends alerts. */
  readonly act: 'confirm' | 'end';
}

const ROWS = { confirm: recallContract.confirmRecallWatch, end: recallContract.endRecallWatch } as const;

/**
 * Landing page of links in recall alert emails: one button. Opening the page does nothing because email security
 * scanners open every link.
 */
export function RecallLinkScreen({ act }: RecallLinkProps) {
  const { t } = useTranslator<typeof recallLinkMessages & typeof uiMessages>();
  const token = useLinkSecret('token');
  const call = useCall();
  const address = useAddress();
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [title, setTitle] = useState<string | null>(null);

  const click = async () => {
    setRunning(true);
    setError(null);
    await call(ROWS[act], { token: token ?? '' }).then((done) => setTitle(done.title), setError);
    setRunning(false);
  };

  if (token === null)
    return (
      <>
        <h1>{t('ui.link.incomplete')}</h1>
        <p className="lead">{t('ui.link.incomplete.do')}</p>
      </>
    );
  if (title !== null)
    return (
      <div role="status">
        <h1>{t(`recallLink.${act}Done`)}</h1>
        <p className="lead">{t(`recallLink.${act}DoneText`, { title })}</p>
        <div className={styles.act}>
          <a className="btn btn-lg" href={address(RECALLS_PATH)}>
            {t('recallLink.more')}
          </a>
        </div>
      </div>
    );
  return (
    <>
      <h1>{t(`recallLink.${act}`)}</h1>
      <p className="lead">{t(`recallLink.${act}Text`)}</p>
      <div className={styles.act}>
        {error !== null && <ErrorNotice error={error} />}
        <button type="button" className="btn btn-lg btn-primary" aria-busy={running} onClick={() => void click()}>
          {t(`recallLink.${act}Go`)}
        </button>
      </div>
    </>
  );
}

/** `RecallLinkScreen` as an island, hydrated when the browser is idle because it's the page's only content. */
export const RecallLink = island('recall-link', RecallLinkScreen, 'idle');
