import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

/** What `Modal` takes. */
export interface ModalProps {
  /** Whether it is open; the caller alone decides (spec §4). */
  readonly open: boolean;
  /** The overlay was clicked, Escape or the close button pressed. */
  readonly onClose: () => void;
  /** Names the dialog. */
  readonly title: ReactNode;
  /** Whether a close button stands beside the title. */
  readonly closeButton?: boolean;
  /** Greatest width in CSS pixels; 440, on a desktop 620, where none is given. A phone shows a sheet of its full width. */
  readonly width?: number;
  /** How dark the page behind becomes, from 0 to 1. */
  readonly backdropOpacity?: number;
  readonly children: ReactNode;
}

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
