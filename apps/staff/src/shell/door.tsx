import { useLocation } from '@tanstack/react-router';
import { LanguageLinks, PageFrame, ThemeToggle } from '@vinlore/ui';
import type { ReactNode } from 'react';
import styles from './door.module.css';

/** The frame before the desk: login, second factor, and whoever may not come in. */
export function Door({ children }: { readonly children: ReactNode }) {
  const place = useLocation();
  return (
    <PageFrame
      home="/staff"
      tools={
        <>
          <LanguageLinks place={place} className={`btn ${styles.language}`} />
          <ThemeToggle />
        </>
      }
    >
      <div className={styles.content}>{children}</div>
    </PageFrame>
  );
}
