import { useSyncExternalStore } from 'react';
import type { uiMessages } from '../messages/index.ts';
import { useTranslator } from '../site-context.ts';
import { ToastCard } from './toast-card.tsx';
import styles from './toast.module.css';
import { toastStore } from './toasts.ts';

const none = () => null;

/**
 * Container of the page's toast, at the top right (spec §4). There is one per page, present from the start, because
 * screen readers only watch elements that already exist. A failure interrupts (`alert`), anything else waits
 * (`status`).
 */
export function Toaster() {
  const { t } = useTranslator<typeof uiMessages>();
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current, none);
  const card = toast && <ToastCard key={toast.id} toast={toast} />;
  const urgent = toast?.status === 'stop';
  return (
    <section className={`${styles.toaster} no-print`} aria-label={t('ui.toasts')}>
      <div role="status">{!urgent && card}</div>
      {urgent && <div role="alert">{card}</div>}
    </section>
  );
}
