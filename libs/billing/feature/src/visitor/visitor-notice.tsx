import { AskIcon, CheckIcon, InfoIcon, NoRecordIcon, type Status, StopIcon } from '@vinlore/ui';
import type { ReactNode } from 'react';
import styles from './visitor-notice.module.css';

/** Props of `VisitorNotice`. */
export interface VisitorNoticeProps {
  readonly status: Status;
  /** What happened. */
  readonly title: string;
  /** What it means. */
  readonly lead?: string;
  /** Whether to show a progress bar beside the text. */
  readonly busy?: boolean;
  /** What to do next. */
  readonly children?: ReactNode;
}

const ICONS = { ok: CheckIcon, ask: AskIcon, no: NoRecordIcon, info: InfoIcon, stop: StopIcon } as const;

/** The main message of a page: icon, title, explanation, and actions. */
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
