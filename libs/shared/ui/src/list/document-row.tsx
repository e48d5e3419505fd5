import type { ReactNode } from 'react';
import { useTranslator } from '../site-context.ts';
import styles from './document-row.module.css';
import { ListRow } from './list-row.tsx';

/** What `DocumentRow` takes. */
export interface DocumentRowProps {
  /** Its columns: icon, vehicle, when it was made, what can be done. */
  readonly className: string | undefined;
  readonly icon: ReactNode;
  /** The vehicle's name, a link to the document. */
  readonly title: ReactNode;
  /** Below the name: the VIN, and what is to know of this document. */
  readonly children: ReactNode;
  /** When it was made, an ISO moment. */
  readonly madeAt: string;
  /** Which version it is, in words; false where it is the first. */
  readonly version: string | false;
  /** What can be done with it. */
  readonly links: ReactNode;
}

/** A document that a member made of a vehicle, in a `ListCard`. */
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

/** The place of a `DocumentRow` that is on its way; its last part is as wide as the links will be. */
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
