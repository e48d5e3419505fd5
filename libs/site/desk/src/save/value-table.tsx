import { BeforeAfter } from '@vinlore/desk-ui';
import styles from './save.module.css';

/** A value before and after, as text. */
export interface ValueRow {
  readonly key: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A color swatch with its code. */
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

/** Table of values before and after. */
export function ValueTable({ rows }: { readonly rows: readonly ValueRow[] }) {
  return (
    <BeforeAfter
      rows={rows.map(({ before, after, ...row }) => ({
        ...row,
        before: <Value value={before} />,
        after: <Value value={after} />,
      }))}
    />
  );
}
