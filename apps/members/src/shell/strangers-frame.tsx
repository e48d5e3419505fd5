import { Outlet } from '@tanstack/react-router';
import { PageFrame, ThemeToggle } from '@vinlore/ui';
import type { ReactNode } from 'react';
import styles from './strangers-frame.module.css';
import { useMainFocus } from './use-main-focus.ts';

/** The frame of the pages before the login. */
export function StrangersFrame({ children }: { readonly children?: ReactNode }) {
  useMainFocus();
  return (
    <PageFrame home="/" tools={<ThemeToggle />}>
      <div className={styles.content}>{children ?? <Outlet />}</div>
    </PageFrame>
  );
}
