import type { ReactNode } from 'react';
import { useTranslator } from '../site-context.ts';
import styles from './document-row.module.css';
import { ListRow } from './list-row.tsx';

/** Props of `DocumentRow`. */
export interface DocumentRowProps {
  /** Class that sets the columns: icon, vehicle, creation date, actions. */
  readonly className: string | undefined;
  readonly icon: ReactNode;
  /** The vehicle's name as a link to the document. */
  readonly title: ReactNode;
  /** Content below the name: the VIN and details of the document. */
  readonly children: ReactNode;
  /** Creation time in ISO 8601. */
  readonly madeAt: string;
  /** The version as text; false for the first one. */
  readonly version: string | false;
  /** Links and actions. */
  readonly links: ReactNode;
}

/** A row for a member's document in a `ListCard`. */
export function DocumentRow({ className, icon, title, children, madeAt, version, links }: DocumentRowProps) {
  const { date } = useTranslator();
  return (
    <ListRow className={className}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.vehicle}>
        <h3>{title}</h3>
        {children}
      </div>
      <p className={styles.made}>
        <time dateTime={madeAt}>{date(madeAt)}</time>
        {version && <span className="tag">{version}</span>}
      </p>
      <div className={styles.links}>{links}</div>
    </ListRow>
  );
}

/** Skeleton of a `DocumentRow`; its last part is as wide as the links. */
export function DocumentPlace({ className }: Pick<DocumentRowProps, 'className'>) {
  return (
    <ListRow className={className} isPlace>
      <span className={`skeleton ${styles.placeIcon}`} />
      <span className={styles.vehicle}>
        <span className={`skeleton ${styles.placeTitle}`} />
        <span className={`skeleton ${styles.placeVin}`} />
      </span>
      <span className={`skeleton ${styles.placeDate}`} />
      <span className={`skeleton ${styles.placeLinks}`} />
    </ListRow>
  );
}
