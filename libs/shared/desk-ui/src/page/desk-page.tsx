import { ChevronRightIcon, useBrand } from '@vinlore/ui';
import { type ReactNode, useEffect } from 'react';
import { DeskLink } from '../desk-context.tsx';
import styles from './desk-page.module.css';

/** Props of `DeskPage`. */
export interface DeskPageProps {
  /** The page's heading (h1) and document title. */
  readonly title: string;
  /** One sentence below it. */
  readonly lead?: ReactNode;
  /** The parent list of this page. */
  readonly back?: { readonly href: string; readonly label: string };
  /** Facts beside the heading, such as a `StatusTag`. */
  readonly tags?: ReactNode;
  /** Buttons and links at the end of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the desk: heading, actions, panels. */
export function DeskPage({ title, lead, back, tags, actions, children }: DeskPageProps) {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          {back && (
            <DeskLink className={styles.back} href={back.href}>
              <span className={styles.arrow}>
                <ChevronRightIcon size={16} />
              </span>
              {back.label}
            </DeskLink>
          )}
          <div className={styles.title}>
            <h1>{title}</h1>
            {tags}
          </div>
          {lead && <p className="dim">{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
}
