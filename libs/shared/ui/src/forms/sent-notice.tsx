import { useEffect, useRef } from 'react';
import { Notice, type NoticeProps } from '../status.tsx';
import styles from './sent-notice.module.css';

/** Props of `SentNotice`. */
export interface SentNoticeProps extends Pick<NoticeProps, 'title' | 'children' | 'actions'> {
  /** The form's id, for the page shown after a submission without scripts. */
  readonly id?: string;
}

/**
 * Replaces a submitted form with a confirmation. It takes the focus when it appears, because the focused button is
 * gone.
 */
export function SentNotice({ id, ...notice }: SentNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} id={id} className={styles.sent} tabIndex={-1}>
      <Notice status="ok" {...notice} />
    </div>
  );
}
