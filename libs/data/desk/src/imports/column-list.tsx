import type { DataImport, ImportColumn } from '@vinlore/data-domain';
import { useTranslator } from '@vinlore/ui';
import type { dataDeskMessages } from '../messages/index.ts';
import styles from './column-list.module.css';
import block from '../parts/block.module.css';

/** A mapped column: its fields, sample values before and after, and unmapped values. */
function UsedColumn({ data: { column, fields, filled, samples, unknown } }: { readonly data: ImportColumn }) {
  const { t } = useTranslator<typeof dataDeskMessages>();
  return (
    <li className={styles.column}>
      <h3>
        {column} <span className={styles.fields}>→ {fields.join(', ')}</span>
      </h3>
      <p className="dim">{t('imports.filled', { filled })}</p>
      {samples.length > 0 && (
        <ul className={styles.values}>
          {samples.map(({ before, after }) => (
            <li key={before}>
              <code>{before}</code> → <code>{after}</code>
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <ul className={styles.values}>
          {unknown.map(({ value, lines, outcome }) => (
            <li key={value} className={outcome === 'refused' ? styles.refused : undefined}>
              <code>{value}</code> {t(`imports.value.${outcome}`, { lines })}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Check results by column, followed by unused columns. */
export function ColumnList({ data }: { readonly data: DataImport }) {
  const { t } = useTranslator<typeof dataDeskMessages>();
  const columns = data.columns ?? [];
  const used = columns.filter(({ fields }) => fields.length > 0);
  const unused = columns.filter(({ fields }) => fields.length === 0);
  return (
    <section className={block.block}>
      <div className={block.blockHead}>
        <h2>{t('imports.columnsTitle')}</h2>
      </div>
      <ul className={styles.list}>
        {used.map((column) => (
          <UsedColumn key={column.column} data={column} />
        ))}
      </ul>
      {unused.length > 0 && (
        <p>{t('imports.unusedColumns', { columns: unused.map(({ column }) => column).join(', ') })}</p>
      )}
    </section>
  );
}
