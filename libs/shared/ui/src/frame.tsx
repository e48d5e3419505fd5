import type { ReactNode } from 'react';
import styles from './frame.module.css';
import { Logo } from './logo.tsx';
import type { uiMessages } from './messages/index.ts';
import { useBrand, useTranslator } from './site-context.ts';

/** The first focusable element of a page: skips the header, to `<main id="main">`. */
export function SkipLink() {
  const { t } = useTranslator<typeof uiMessages>();
  return (
    <a className={styles.skip} href="#main">
      {t('ui.skip')}
    </a>
  );
}

/** Props of `PageFrame`. */
export interface PageFrameProps {
  /** Address of the logo's link. */
  readonly home: string;
  /** Header links, after the logo. */
  readonly nav?: ReactNode;
  /** Content at the end of the header: sign in, theme, menu. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A whole page: skip link, header with the logo, content, and footer. */
export function PageFrame({ home, nav, tools, footer, children }: PageFrameProps) {
  const { t } = useTranslator<typeof uiMessages>();
  const { name } = useBrand();
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.header}>
        <div className={`wrap ${styles.bar}`}>
          <a className={styles.home} href={home} aria-label={t('ui.home', { name })}>
            <Logo />
          </a>
          {nav}
          <div className={styles.tools}>{tools}</div>
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}

/** Props of `Card`. */
export interface CardProps {
  /** The card's heading (h3). */
  readonly title?: ReactNode;
  /** Content at the end of the heading. */
  readonly aside?: ReactNode;
  /** Target id for links. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A surface for one topic. */
export function Card({ title, aside, id, children }: CardProps) {
  return (
    <section id={id} className={styles.card}>
      {title && (
        <div className={styles.cardHead}>
          <h3>{title}</h3>
          {aside}
        </div>
      )}
      <div className={styles.cardBody}>{children}</div>
    </section>
  );
}
