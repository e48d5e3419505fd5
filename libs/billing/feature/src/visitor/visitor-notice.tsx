import { AskIcon, CheckIcon, InfoIcon, NoRecordIcon, type Status, StopIcon } from '@vinlore/ui';
import type { ReactNode } from 'react';
import styles from './visitor-notice.module.css';

/** What `VisitorNotice` takes. */
export interface VisitorNoticeProps {
  readonly status: Status;
  /** What happened. */
  readonly title: string;
  /** What it means. */
  readonly lead?: string;
  /** Whether something is on its way: a bar says so beside the words. */
  readonly busy?: boolean;
  /** What to do. */
  readonly children?: ReactNode;
}

const ICONS = { ok: CheckIcon, ask: AskIcon, no: NoRecordIcon, info: InfoIcon, stop: StopIcon } as const;

/** The one thing that a page has to tell: mark, title, meaning, and what to do. */
export function VisitorNotice({ status, title, lead, busy = false, children }: VisitorNoticeProps) {
  const Icon = ICONS[status];
  return (
    <div className={styles.notice}>
      <span className={`${styles.mark} ${styles[status]}`} aria-hidden="true">
        <Icon size={24} />
      </span>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {busy && <span className={styles.bar} aria-hidden="true" />}
      {children && <div className={styles.acts}>{children}</div>}
    </div>
  );
}
