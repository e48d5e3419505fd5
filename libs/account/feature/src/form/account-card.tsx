import type { ReactNode } from 'react';
import styles from './account-card.module.css';

/** The frame that login, sign-up and gate share. */
export interface AccountCardProps {
  readonly title: string;
  readonly lead: string;
  /** What happened just before: logged out, session ended. */
  readonly notice?: string;
  /** The way to the neighboring screen. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Title, what this is for, the form, and the way out. */
export function AccountCard({ title, lead, notice, aside, children }: AccountCardProps) {
  return (
    <section className={styles.card}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div role="status">{notice && <p className={styles.notice}>{notice}</p>}</div>
      {children}
      {aside && <p className={styles.aside}>{aside}</p>}
    </section>
  );
}
