import { Outlet } from '@tanstack/react-router';
import { PageFrame, ThemeToggle, useAddress } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { LanguageLinks } from './language-links.tsx';
import { LazyChat } from './lazy-chat.tsx';
import styles from './strangers-frame.module.css';
import { useMainFocus } from './use-main-focus.ts';

/** The frame of the pages before the login. */
export function StrangersFrame({ children }: { readonly children?: ReactNode }) {
  useMainFocus();
  const address = useAddress();
  return (
    <PageFrame
      home={address('/')}
      tools={
        <>
          <LanguageLinks className={`btn ${styles.language}`} />
          <ThemeToggle />
        </>
      }
    >
      <div className={styles.content}>{children ?? <Outlet />}</div>
      <LazyChat />
    </PageFrame>
  );
}
