import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal as MantineModal } from '@mantine/core';
import type { uiMessages } from '../messages/index.ts';
import { useTranslator } from '../site-context.ts';
import { type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import styles from './modal.module.css';
import { useScrollLock } from './use-scroll-lock.ts';

const { root, inner, content, header, title: heading, body, close } = styles;
const CLASSES = {
  root: root!,
  inner: inner!,
  content: content!,
  header: header!,
  title: heading!,
  body: body!,
  close: close!,
};

/** Mantine's heading is a `<header>`, which would give the page a second banner. */
const NO_BANNER = { header: { role: 'none' } };

/** Returns the topmost open native dialog: it covers the page, and anything outside of it can't be clicked. */
const layerAbove = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

/** Ids of the open dialogs, the topmost last. */
const stack: string[] = [];

/** The heavy part of `Modal`: Mantine's dialog. Escape closes only the topmost one. */
export function ModalDialog(props: ModalProps) {
  const { open, onClose, title, closeButton = true, width, backdropOpacity = 0.6, children } = props;
  const { t } = useTranslator<typeof uiMessages>();
  useScrollLock(open);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    stack.push(id);
    return () => void stack.splice(stack.indexOf(id), 1);
  }, [open, id]);
  const [layer] = useState(layerAbove);
  // Runs before Mantine's listener, whose reaction to Escape removes this one.
  useLayoutEffect(() => {
    if (!layer || !open) return;
    // Escape must close this dialog only, not the native dialog around it.
    const keepLayer = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault();
    window.addEventListener('keydown', keepLayer, { capture: true });
    return () => window.removeEventListener('keydown', keepLayer, { capture: true });
  }, [layer, open]);
  return (
    <MantineModal
      opened={open}
      onClose={() => {
        if (stack.at(-1) === id) onClose();
      }}
      portalProps={layer && { target: layer }}
      title={title}
      size={width}
      withCloseButton={closeButton}
      closeButtonProps={{ 'aria-label': t('ui.close'), title: t('ui.close') }}
      overlayProps={{ backgroundOpacity: backdropOpacity }}
      transitionProps={{ transition: 'fade-up', duration: 180 }}
      classNames={CLASSES}
      attributes={NO_BANNER}
      returnFocus={false}
      lockScroll={false}
    >
      {children}
    </MantineModal>
  );
}

/** Props of `Modal`. */
export interface ModalProps {
  /** Whether it is open; controlled only by the caller (spec §4). */
  readonly open: boolean;
  /** Called when the overlay is clicked, or Escape or the close button is pressed. */
  readonly onClose: () => void;
  /** Accessible name and heading. */
  readonly title: ReactNode;
  /** Whether to show a close button next to the title. */
  readonly closeButton?: boolean;
  /** Maximum width in CSS pixels; default 440, on a desktop 620. On a phone it is a full-width sheet. */
  readonly width?: number;
  /** Opacity of the backdrop, from 0 to 1. */
  readonly backdropOpacity?: number;
  readonly children: ReactNode;
}
