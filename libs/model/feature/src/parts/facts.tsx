import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** List of labeled values; rows without a value are omitted. */
export function Facts({ rows }: { readonly rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  const known = rows.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([label, value], at) => (
        <div key={`${at} ${label}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
