import { useEffect, useRef } from 'react';
import { Notice, type NoticeProps } from '../status.tsx';
import styles from './sent-notice.module.css';

/** Says that a form was sent, in its place. It takes the focus when it appears: what was focused, its button, is gone. */
export function SentNotice(notice: Pick<NoticeProps, 'title' | 'children' | 'actions'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.sent} tabIndex={-1}>
      <Notice status="ok" {...notice} />
    </div>
  );
}
