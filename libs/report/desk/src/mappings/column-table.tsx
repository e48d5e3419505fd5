import type { MappingFile } from '@vinlore/report-domain';
import { Panel } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import { applyColumn, type Target } from './draft.ts';
import type { MappingTexts } from './messages/index.ts';
import { useStudio } from './studio-context.ts';
import styles from './studio.module.css';

/** Number of sample values shown per column. */
const GLANCE = 4;

const OF_FILE = ['vin', 'record_id', 'source'] as const;
const OF_EVENT = [
  ...(['date', 'odometer', 'odometer.unit', 'odometer.code', 'country', 'region', 'city', 'kind', 'when'] as const),
] as const;

/** Props of `ColumnTable`. */
export interface ColumnTableProps {
  readonly draft: MappingFile;
  readonly lines: number;
  readonly onChange: (draft: MappingFile) => void;
}

/** The file's columns with sample values and current uses, each with a select to add a use. */
export function ColumnTable({ draft, lines, onChange }: ColumnTableProps) {
  const { t, number } = useTranslator<MappingTexts>();
  const { words, columns } = useStudio();
  const nameOf = (event: MappingFile['events'][number], at: number) =>
    event.name ??
    (typeof event.kind === 'string' ? words.kinds.find(({ value }) => value === event.kind)?.label : undefined) ??
    t('mapping.event', { count: at + 1 });
  const names = new Map<string, string>([
    ...OF_FILE.map((key): [string, string] => [key, t(`mapping.${key}`)]),
    ...OF_EVENT.map((key): [string, string] => [key, t(`mapping.${key}`)]),
    ...words.fields.map(({ key, label }): [string, string] => [key, label]),
  ]);
  /** `salvage: damage` with several records, `damage` with one. */
  const say = (field: string) => {
    const [first, second] = field.split(': ');
    return second === undefined ? (names.get(field) ?? field) : `${first}: ${names.get(second) ?? second}`;
  };
  return (
    <Panel title={t('mapping.columns')}>
      <p className="dim">{t('mapping.columnsLead')}</p>
      <ul className={styles.columns}>
        {columns.map((column) => (
          <li key={column.column} className={styles.column}>
            <div className={styles.columnHead}>
              <h3>{column.column}</h3>
              <p className="dim sm">
                {t('mapping.filled', {
                  filled: number(column.filled),
                  lines: number(lines),
                  different: column.different,
                })}
              </p>
            </div>
            <p className={styles.samples}>
              {column.values.slice(0, GLANCE).map(({ value }) => (
                <code key={value}>{value}</code>
              ))}
            </p>
            <p className={column.fields.length > 0 ? 'sm strong' : 'dim sm'}>
              {column.fields.length > 0
                ? t('mapping.usedAs', { fields: column.fields.map(say).join(', ') })
                : t('mapping.notUsed')}
            </p>
            <select
              className="field"
              aria-label={t('mapping.useAs', { column: column.column })}
              value=""
              onChange={({ target }) => {
                const [at = '', key = ''] = target.value.split(' ');
                onChange(applyColumn(draft, Number(at), key as Target, column, words));
              }}
            >
              <option value="">{t('mapping.use')}</option>
              <optgroup label={t('mapping.group.file')}>
                {OF_FILE.map((key) => (
                  <option key={key} value={`0 ${key}`}>
                    {names.get(key)}
                  </option>
                ))}
              </optgroup>
              {draft.events.map((event, at) => (
                <optgroup key={at} label={t('mapping.group.event', { name: nameOf(event, at) })}>
                  {[...OF_EVENT, ...words.fields.map(({ key }) => key)].map((key) => (
                    <option key={key} value={`${at} ${key}`}>
                      {names.get(key)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
