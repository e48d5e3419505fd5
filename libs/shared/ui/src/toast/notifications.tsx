import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createToastStore, type ToastWords } from './toast-store.ts';

/** How long a notification of the members area stays (spec §4, §9). */
const NOTIFICATION_MS = 1000;

const notificationStore = createToastStore();
const none = () => null;
const Drawn = lazy(() => import('./mantine-notifications.tsx').then((module) => ({ default: module.Drawn })));

/** Shows for 1000 ms what stands on the page as well. For `Notified`, which sees to that. */
export function notify(words: Omit<ToastWords, 'duration'>): void {
  notificationStore.apply({ type: 'add', words: { ...words, duration: NOTIFICATION_MS } });
}

/**
 * The place of the members area's notifications, at the top right (spec §4): once in its frame. Mantine's code for them
 * comes with the first one.
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
