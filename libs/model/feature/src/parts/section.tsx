import type { FactSource } from '@vinlore/model-domain';
import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { modelMessages } from '../messages/index.ts';
import styles from './section.module.css';

/** Source and date line. */
export function SourceLine({ source: { name, as_of } }: { readonly source: FactSource }) {
  const { t, date } = useTranslator<typeof modelMessages>();
  return <p className={styles.source}>{t('model.source', { name, date: date(as_of) })}</p>;
}

/** Empty state, with a note that it says nothing about the vehicle. */
export function Nothing({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingTitle}>{title}</p>
      {children && <p>{children}</p>}
    </div>
  );
}

/** Shown for a source that isn't loaded, which is different from "none". `children` name the data. */
export function NotLoaded({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslator<typeof modelMessages>();
  return <Nothing title={t('model.notLoaded')}>{children ?? t('model.notLoadedText')}</Nothing>;
}

/** Section of a model page with a heading that the table of contents links to. */
export function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
