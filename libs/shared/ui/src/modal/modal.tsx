import { lazy, Suspense, useEffect, useState } from 'react';
import type { ModalProps } from './modal-dialog.tsx';

const Dialog = lazy(() => import('./modal-dialog.tsx').then(({ ModalDialog }) => ({ default: ModalDialog })));

/**
 * The modal dialog (spec §2). Its code comes when it first opens. The focus moves in, stays in, and returns to where it
 * was: mark another first field than the close button with `data-autofocus`.
 */
export function Modal(props: ModalProps) {
  const { open } = props;
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);

  // Mantine would return the focus only to what had it when its code was already here.
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open]);

  return (
    needed && (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    )
  );
}
