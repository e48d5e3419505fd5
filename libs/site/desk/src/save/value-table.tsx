import type { deskMessages } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import styles from './save.module.css';

/** A value before and after, in words. */
export interface ValueRow {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A color beside its code: the code alone tells nobody much. */
function Value({ value }: { readonly value: string }) {
  return (
    <>
      {/^#[0-9a-f]{6}$/i.test(value) && (
        <span className={styles.swatch} style={{ background: value }} aria-hidden="true" />
      )}
      {value}
    </>
  );
}

/** Values as they were and as they are since. */
export function ValueTable({ rows }: { readonly rows: readonly ValueRow[] }) {
  const { t } = useTranslator<typeof deskMessages>();
  return (
    <div className={styles.wide}>
      <table className={styles.values}>
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
              <td>
                <Value value={before} />
              </td>
              <td>
                <Value value={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
