import type { ReactNode } from 'react';
import { PageFrame } from '../frame.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../language-links.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';
import styles from './entry-frame.module.css';

/** Props of `EntryFrame`. */
export interface EntryFrameProps extends Pick<LanguageLinksProps, 'place'> {
  /** Address of the logo's link. */
  readonly home: string;
  readonly children: ReactNode;
}

/** The frame of an app's pages before sign-in, with language links and the theme toggle in the header. */
export function EntryFrame({ place, home, children }: EntryFrameProps) {
  return (
    <PageFrame
      home={home}
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
