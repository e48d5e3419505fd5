import { Outlet, useLocation } from '@tanstack/react-router';
import { LanguageLinks, PageFrame, ThemeToggle, useAddress, useMainFocus } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { LazyChat } from './lazy-chat.tsx';
import styles from './strangers-frame.module.css';

/** The frame of the pages before the login. */
export function StrangersFrame({ children }: { readonly children?: ReactNode }) {
  const place = useLocation();
  useMainFocus(place.pathname);
  const address = useAddress();
  return (
    <PageFrame
      home={address('/')}
      tools={
        <>
          <LanguageLinks place={place} className={`btn ${styles.language}`} />
          <ThemeToggle />
        </>
      }
    >
      <div className={styles.content}>{children ?? <Outlet />}</div>
      <LazyChat />
    </PageFrame>
  );
}
