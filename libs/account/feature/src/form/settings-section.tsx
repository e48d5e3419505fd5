import { type ReactNode, useId } from 'react';
import styles from './settings-section.module.css';

/** What `SettingsSection` takes. */
export interface SettingsSectionProps {
  readonly title: string;
  /** What this is for, in a sentence. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One matter of a settings page: what it is at the side, what to do with it beside; on a phone one below the other. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** What `SettingsPage` takes. */
export interface SettingsPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page of settings: its heading, and sections on one surface. */
export function SettingsPage({ title, lead, children }: SettingsPageProps) {
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.pageTitle}>{title}</h1>
        {lead && <p className={styles.pageLead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}

/** The surface that sections stand on. */
export function SettingsCard({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

/** The places of sections that are on their way: nothing jumps when they come. */
export function SettingsPlaces({ words, sections }: { readonly words: string; readonly sections: number }) {
  return (
    <SettingsCard>
      <p className="hidden-visually" role="status">
        {words}
      </p>
      {Array.from({ length: sections }, (_, place) => (
        <div className={styles.section} key={place} aria-hidden="true">
          <span className={`skeleton ${styles.placeTitle}`} />
          <span className={styles.placeBody}>
            <span className="skeleton" />
            <span className="skeleton" />
          </span>
        </div>
      ))}
    </SettingsCard>
  );
}
