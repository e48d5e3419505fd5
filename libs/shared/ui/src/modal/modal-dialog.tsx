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

/** Mantine's heading is a `<header>` beside the page's own: the page would have two banners. */
const NO_BANNER = { header: { role: 'none' } };

/** A native dialog over the whole page: all that stands outside of it lies below it and takes no click. */
const layerAbove = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);

/** Dialogs that are open, the one on top last. */
const stack: string[] = [];

/** The part of `Modal` that weighs: Mantine's dialog. Escape closes the one on top alone. */
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
  // Before Mantine listens, since its answer to Escape takes this listener away.
  useLayoutEffect(() => {
    if (!layer || !open) return;
    // Escape closes this dialog, not the layer around it as well.
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
