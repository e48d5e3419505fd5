import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import type { ModalProps } from './modal-dialog.tsx';
import { focusAgain, openerNow } from './opener.ts';

const Dialog = lazyPart(() => import('./modal-dialog.tsx'), 'ModalDialog');

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
    const opener = openerNow();
    return () => focusAgain(opener);
  }, [open]);

  return (
    needed && (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    )
  );
}
