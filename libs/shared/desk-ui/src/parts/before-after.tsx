import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { deskMessages } from '../messages/index.ts';
import styles from './parts.module.css';

/** A value before and after. */
export interface BeforeAfterRow {
  readonly key: string;
  readonly name: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** A table of values before and after a change. */
export function BeforeAfter({ rows }: { readonly rows: readonly BeforeAfterRow[] }) {
  const { t } = useTranslator<typeof deskMessages>();
  return (
    <div className={styles.wide}>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{t('desk.field')}</th>
            <th scope="col">{t('desk.before')}</th>
            <th scope="col">{t('desk.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, before, after }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
