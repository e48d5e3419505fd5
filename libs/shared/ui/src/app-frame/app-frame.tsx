import type { ReactNode } from 'react';
import { SkipLink } from '../frame.tsx';
import { Logo } from '../logo.tsx';
import { Toaster } from '../toast/toaster.tsx';
import styles from './app-frame.module.css';

/** Class of a line of an app's navigation: a link or a button, its icon first. */
export const navLine = styles.line!;

/** What `LogoLink` takes. */
export interface LogoLinkProps {
  readonly href: string;
  /** Where it leads, in words. */
  readonly label: string;
}

/** The brand's mark, as the way home. */
export function LogoLink({ href, label }: LogoLinkProps) {
  return (
    <a className={styles.logo} href={href} aria-label={label}>
      <Logo />
    </a>
  );
}

/** What `AppFrame` takes. */
export interface AppFrameProps {
  /** Sets the measures that `app-frame.module.css` names. */
  readonly className: string | undefined;
  /** Above the page, where there is no room at the side. */
  readonly top: ReactNode;
  readonly side: ReactNode;
  /** The page. */
  readonly children: ReactNode;
  /** What stands over the page, or below it: a sheet, a bar at the thumb. */
  readonly over: ReactNode;
}

/** The frame of an app behind a login: its navigation at the side on a desktop (from 1024 px, spec §9), a bar above else. */
export function AppFrame({ className, top, side, children, over }: AppFrameProps) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <SkipLink />
      <header className={styles.top}>{top}</header>
      <header className={styles.side}>{side}</header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {over}
      <Toaster />
    </div>
  );
}
