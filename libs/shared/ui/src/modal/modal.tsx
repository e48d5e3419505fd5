import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import type { ModalProps } from './modal-dialog.tsx';
import { focusAgain, openerNow } from './opener.ts';

const Dialog = lazyPart(() => import('./modal-dialog.tsx'), 'ModalDialog');

/**
 * A modal dialog (spec §2). Its code is loaded when it first opens. The focus is moved into it, kept there, and
 * returned afterward; `data-autofocus` marks a first field other than the close button.
 */
export function Modal(props: ModalProps) {
  const { open } = props;
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);

  // Mantine would return the focus only if its code was already loaded when the dialog opened.
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
