import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal as MantineModal } from '@mantine/core';
import type { uiMessages } from '../messages/index.ts';
import { useTranslator } from '../site-context.ts';
import type { ModalProps } from './modal.tsx';
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

/** The part of `Modal` that weighs: Mantine's dialog. */
export function ModalDialog(props: ModalProps) {
  const { open, onClose, title, closeButton = true, width, backdropOpacity = 0.6, children } = props;
  const { t } = useTranslator<typeof uiMessages>();
  useScrollLock(open);
  return (
    <MantineModal
      opened={open}
      onClose={onClose}
      title={title}
      size={width}
      withCloseButton={closeButton}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
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
