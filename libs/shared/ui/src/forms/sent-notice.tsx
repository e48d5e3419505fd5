import { useEffect, useRef } from 'react';
import { Notice, type NoticeProps } from '../status.tsx';
import styles from './sent-notice.module.css';

/** What `SentNotice` takes. */
export interface SentNoticeProps extends Pick<NoticeProps, 'title' | 'children' | 'actions'> {
  /** The form's, where a page leads to it without a script. */
  readonly id?: string;
}

/** Says that a form was sent, in its place. It takes the focus when it appears: what was focused, its button, is gone. */
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
