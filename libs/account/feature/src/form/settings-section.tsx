import { type ReactNode, useId } from 'react';
import styles from './settings-section.module.css';

/** Props of `SettingsSection`. */
export interface SettingsSectionProps {
  readonly title: string;
  /** One-sentence description. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A section of a settings page: title and description on the left, controls on the right; stacked on phones. */
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

/** Props of `SettingsPage`. */
export interface SettingsPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A settings page: heading and sections on one surface. */
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

/** The surface that holds the sections. */
export function SettingsCard({ children }: { readonly children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

/** Placeholders for sections that are loading, to avoid layout shift. */
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
