import type { ReactNode } from 'react';
import styles from './account-card.module.css';

/** Props of the card that sign-in, sign-up, and gate share. */
export interface AccountCardProps {
  readonly title: string;
  readonly lead: string;
  /** What just happened: signed out, session expired. */
  readonly notice?: string;
  /** Link to the related screen. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Card with a title, lead, form, and link. */
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
