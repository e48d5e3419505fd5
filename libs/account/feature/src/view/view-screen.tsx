import { type View, viewContract } from '@vinlore/account-domain';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useEffect, useRef, useState } from 'react';
import { AccountCard } from '../form/account-card.tsx';
import styles from '../form/account-card.module.css';
import type { viewMessages } from './messages/index.ts';

/** Props of the screen. */
export interface ViewScreenProps {
  /** Token from the desk's link; null if there is no view to open. */
  readonly token: string | null;
  readonly onBegun: (view: View) => void;
}

/** Opens the read-only view of the desk's link; without one, explains what a view is and what isn't available in it. */
export function ViewScreen({ token, onBegun }: ViewScreenProps) {
  const { t } = useTranslator<typeof viewMessages>();
  const call = useCall();
  const [error, setError] = useState<unknown>(null);
  // The link works once, so a second render must not use it up.
  const begun = useRef(false);
  useEffect(() => {
    if (token === null || begun.current) return;
    begun.current = true;
    call(viewContract.beginView, { token }).then(onBegun, setError);
  }, [token, call, onBegun]);
  if (token !== null && error === null)
    return (
      <AccountCard title={t('view.title')} lead={t('view.lead')}>
        <p role="status">{t('view.opening')}</p>
      </AccountCard>
    );
  return (
    <AccountCard title={t('view.title')} lead={t('view.lead')}>
      <div className={styles.form}>
        {error !== null && <ErrorNotice error={error} />}
        <Notice status="info" title={t('view.closedTitle')}>
          <p>{t('view.closed')}</p>
          <p>{t('view.documents')}</p>
        </Notice>
      </div>
    </AccountCard>
  );
}
