import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { StatusWord } from '../status.tsx';
import styles from './toast.module.css';
import type { Toast } from './toast-store.ts';

/** Makes Mantine replace the previous notification instead of queuing. */
export function Drawn({ notification }: { readonly notification: Toast }) {
  const { id, status, message, duration } = notification;
  useEffect(() => {
    notifications.clean();
    notifications.show({
      id: String(id),
      autoClose: duration,
      message,
      // Screen readers announce the copy on the page, so this one must stay silent.
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
