import { Notice, useTranslator } from '@vinlore/ui';
import { useSyncExternalStore } from 'react';
import type { membersMessages } from '../messages/index.ts';
import styles from './offline-banner.module.css';

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Tells members that they are offline. The live region exists from the start so that screen readers announce it. */
export function OfflineBanner() {
  const { t } = useTranslator<typeof membersMessages>();
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  return (
    <div role="status" className={styles.banner}>
      {!isOnline && <Notice status="ask" title={t('members.offline')} />}
    </div>
  );
}
