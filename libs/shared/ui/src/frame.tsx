import type { ReactNode } from 'react';
import styles from './frame.module.css';
import { Logo } from './logo.tsx';
import type { uiMessages } from './messages/index.ts';
import { useBrand, useTranslator } from './site-context.ts';

/** The first thing on a page that a keyboard reaches: past the header, to `<main id="main">`. */
export function SkipLink() {
  const { t } = useTranslator<typeof uiMessages>();
  return (
    <a className={styles.skip} href="#main">
      {t('ui.skip')}
    </a>
  );
}

/** What `PageFrame` takes. */
export interface PageFrameProps {
  /** Where the logo leads. */
  readonly home: string;
  /** Links of the header, after the logo. */
  readonly nav?: ReactNode;
  /** What stands at the header's end: log in, theme, menu. */
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A whole page: skip link, header with the logo, the content, the footer. */
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

/** What `Card` takes. */
export interface CardProps {
  /** Heading (h3) of the card. */
  readonly title?: ReactNode;
  /** What stands at the heading's end. */
  readonly aside?: ReactNode;
  /** For links to this place. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A surface that holds one thing. */
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
