import type { FunctionComponent, ReactNode } from 'react';
import { AskIcon, CheckIcon, type IconProps, InfoIcon, NoRecordIcon, StopIcon } from './icons.tsx';
import styles from './status.module.css';

/**
 * Meaning of a fact for the reader: `ok` matches, `ask` needs clarification, `no` no record, `info` may apply, `stop`
 * an error or a failed source.
 */
export type Status = 'ok' | 'ask' | 'no' | 'info' | 'stop';

const ICONS: Record<Status, FunctionComponent<IconProps>> = {
  ok: CheckIcon,
  ask: AskIcon,
  no: NoRecordIcon,
  info: InfoIcon,
  stop: StopIcon,
};

/** A status as text with its icon and color, because color alone is not accessible. */
export function StatusWord({ status, children }: { readonly status: Status; readonly children: ReactNode }) {
  const Icon = ICONS[status];
  return (
    <span className={`${styles.word} ${styles[status]}`}>
      <Icon />
      <span>{children}</span>
    </span>
  );
}

/** Props of `Notice`. */
export interface NoticeProps {
  readonly status: Status;
  /** What happened, in one sentence. */
  readonly title: ReactNode;
  /** What it means and what to do. */
  readonly children?: ReactNode;
  /** Buttons and links. */
  readonly actions?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits; omit it for a notice present from the start. */
  readonly role?: 'alert' | 'status';
}

/** A notice box: icon, color, text, and what to do next. */
export function Notice({ status, title, children, actions, role }: NoticeProps) {
  const Icon = ICONS[status];
  return (
    <div className={`${styles.notice} ${styles[status]}`} role={role}>
      <Icon />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={`row ${styles.actions}`}>{actions}</div>}
      </div>
    </div>
  );
}
