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

/** Says so while the browser has no connection. The place is there from the start, for screen readers to hear of it. */
export function OfflineBanner() {
  const { t } = useTranslator<typeof membersMessages>();
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  return (
    <div role="status" className={styles.banner}>
      {!isOnline && <Notice status="ask" title={t('members.offline')} />}
    </div>
  );
}
