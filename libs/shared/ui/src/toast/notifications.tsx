import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createToastStore, type ToastWords } from './toast-store.ts';

/** Duration of a notification in the members area (spec §4, §9). */
const NOTIFICATION_MS = 1000;

const notificationStore = createToastStore();
const none = () => null;
const Drawn = lazy(() => import('./mantine-notifications.tsx').then((module) => ({ default: module.Drawn })));

/** Shows a notification for 1000 ms. Only for `Notified`, which also shows the message on the page. */
export function notify(words: Omit<ToastWords, 'duration'>): void {
  notificationStore.apply({ type: 'add', words: { ...words, duration: NOTIFICATION_MS } });
}

/**
 * Container of the members area's notifications, at the top right (spec §4); rendered once in its frame. Mantine's code
 * for them is loaded with the first one.
 */
export function Notifications() {
  const last = useSyncExternalStore(notificationStore.subscribe, notificationStore.current, none);
  return (
    last && (
      <Suspense fallback={null}>
        <Drawn notification={last} />
      </Suspense>
    )
  );
}
