import { useTranslator } from '@vinlore/ui';
import type { deskMessages } from '../messages/index.ts';
import styles from './parts.module.css';

type Facts = Readonly<Record<string, unknown>>;

const worded = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
};

/** What an act changed: each field as it was and as it is since. */
export function Changes({ before, after }: { readonly before: Facts | null; readonly after: Facts | null }) {
  const { t } = useTranslator<typeof deskMessages>();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  const cell = (value: unknown) => worded(value) ?? <span className="dim">{t('desk.nothing')}</span>;
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
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{cell(before?.[name])}</td>
              <td>{cell(after?.[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
