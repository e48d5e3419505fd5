import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { StatusWord } from '../status.tsx';
import styles from './toast.module.css';
import type { Toast } from './toast-store.ts';

/** Has Mantine show each notification in place of the one before; it would queue them. */
export function Drawn({ notification }: { readonly notification: Toast }) {
  const { id, status, message, duration } = notification;
  useEffect(() => {
    notifications.clean();
    notifications.show({
      id: String(id),
      autoClose: duration,
      message,
      // The copy that stays on the page is the one that is read out: not the same words twice.
      role: 'none',
      renderNotification: () => (
        <div className={styles.notification}>
          <StatusWord status={status}>{message}</StatusWord>
        </div>
      ),
    });
  }, [id, status, message, duration]);
  return <Notifications position="top-right" limit={1} transitionDuration={180} containerWidth={400} />;
}
