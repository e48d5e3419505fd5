import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../icons.tsx';
import type { uiMessages } from '../messages/index.ts';
import { useTranslator } from '../site-context.ts';
import { StatusWord } from '../status.tsx';
import styles from './toast.module.css';
import type { Toast } from './toast-store.ts';
import { toasts } from './toasts.ts';
import { useSwipeAway } from './use-swipe-away.ts';

/** The toast itself. Its timer stops while it is hovered, focused, or dragged, and then restarts. */
export function ToastCard({ toast }: { readonly toast: Toast }) {
  const { t } = useTranslator<typeof uiMessages>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const dismiss = () => {
    if (focused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    toasts.dismiss(toast.id);
  };
  const { ref, offset, dragged } = useSwipeAway(dismiss);
  const held = hovered || focused || dragged;

  useEffect(() => {
    if (held || toast.state === 'removed') return;
    const timer = setTimeout(() => toasts.dismiss(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, held]);

  // F8 focuses the toast, because it is at the end of the page, many tab stops away, and doesn't stay long.
  useEffect(() => {
    if (toast.state === 'removed') return;
    const reach = (event: globalThis.KeyboardEvent) => event.key === 'F8' && button.current?.focus();
    window.addEventListener('keydown', reach);
    return () => window.removeEventListener('keydown', reach);
  }, [toast.state]);

  return (
    <div
      ref={ref}
      className={styles.toast}
      data-state={toast.state}
      data-dragged={dragged || undefined}
      style={{ translate: offset }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event: FocusEvent) => {
        cameFrom.current ??= event.relatedTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && dismiss()}
    >
      <StatusWord status={toast.status}>{toast.message}</StatusWord>
      <button
        ref={button}
        type="button"
        className={styles.dismiss}
        aria-label={t('ui.toast.dismiss')}
        title={t('ui.toast.dismiss')}
        // Otherwise Escape would also close the dialog below.
        data-mantine-stop-propagation="true"
        onClick={dismiss}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
