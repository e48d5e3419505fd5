import type { ReactNode } from 'react';
import { SkipLink } from '../frame.tsx';
import { Logo } from '../logo.tsx';
import { Toaster } from '../toast/toaster.tsx';
import styles from './app-frame.module.css';

/** Class of an item in an app's navigation: a link or a button, with the icon first. */
export const navLine = styles.line!;

/** Props of `LogoLink`. */
export interface LogoLinkProps {
  readonly href: string;
  /** Accessible name that says where it leads. */
  readonly label: string;
}

/** The brand's logo as a link to the home page. */
export function LogoLink({ href, label }: LogoLinkProps) {
  return (
    <a className={styles.logo} href={href} aria-label={label}>
      <Logo />
    </a>
  );
}

/** Props of `AppFrame`. */
export interface AppFrameProps {
  /** Class that sets the custom properties listed in `app-frame.module.css`. */
  readonly className: string | undefined;
  /** Header above the page, for viewports without a sidebar. */
  readonly top: ReactNode;
  readonly side: ReactNode;
  /** The page's content. */
  readonly children: ReactNode;
  /** Overlays, such as a sheet or a bottom bar. */
  readonly over: ReactNode;
}

/**
 * The frame of an app behind sign-in: navigation in a sidebar on a desktop (from 1024 px, spec §9), otherwise in a bar
 * at the top.
 */
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
