import { type Mapping, MAPPING_ENCODINGS, type MappingFile } from '@vinlore/report-domain';
import { Panel } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import { Choice, Words } from './choice.tsx';
import { ColumnChoice, ColumnsChoice } from './column-choice.tsx';
import { put } from './draft.ts';
import type { MappingTexts } from './messages/index.ts';
import { useStudio } from './studio-context.ts';
import styles from './studio.module.css';

/** Props of `FilePart`. */
export interface FilePartProps {
  readonly draft: MappingFile;
  readonly onChange: (draft: MappingFile) => void;
}

/** Editor for file-level settings: source, VIN column, and record IDs. */
export function FilePart({ draft, onChange }: FilePartProps) {
  const { t } = useTranslator<MappingTexts>();
  const { words } = useStudio();
  const { vin, record_id: id, source = '', covers = [] } = draft;
  const way = 'columns' in id ? 'columns' : 'hash_of';
  const columns = 'columns' in id ? id.columns : id.hash_of;
  const set = <Key extends keyof MappingFile>(key: Key, value: MappingFile[Key] | undefined) =>
    onChange(put(draft, key, value));
  const setId = (to: typeof way, named: string[]) =>
    set('record_id', to === 'columns' ? { columns: named } : { hash_of: named });
  return (
    <Panel title={t('mapping.whole')}>
      <div className={styles.form}>
        <div className={styles.fields}>
          {typeof source === 'string' ? (
            <Words
              label={t('mapping.source')}
              hint={t('mapping.sourceHint')}
              value={source}
              onChange={(name) => set('source', name === '' ? undefined : name)}
            />
          ) : (
            <ColumnChoice
              label={t('mapping.source')}
              value={source.column}
              onChange={(column) => set('source', column === '' ? undefined : { column })}
            />
          )}
          <ColumnChoice
            label={t('mapping.vin')}
            value={vin.column}
            onChange={(column) => set('vin', { ...vin, column })}
          />
          <Choice
            label={t('mapping.recordOf')}
            hint={t('mapping.recordHint')}
            value={way}
            options={(['columns', 'hash_of'] as const).map((value) => ({ value, label: t(`mapping.record.${value}`) }))}
            onChange={(to) => setId(to, [...columns])}
          />
          <ColumnsChoice
            label={t('mapping.record_id')}
            more={t('mapping.column')}
            value={columns.length > 0 ? [...columns] : ''}
            onChange={(chosen) =>
              setId(
                way,
                [chosen].flat().filter((each) => each !== ''),
              )
            }
          />
        </div>
        <details className={styles.more}>
          <summary>{t('mapping.moreOfFile')}</summary>
          <div className={styles.form}>
            <div className={styles.fields}>
              <Words
                label={t('mapping.about')}
                value={draft.about ?? ''}
                most={500}
                onChange={(about) => set('about', about === '' ? undefined : about)}
              />
              <Choice
                label={t('mapping.encoding')}
                value={draft.encoding ?? 'utf-8'}
                options={MAPPING_ENCODINGS.map((value) => ({ value, label: t(`mapping.encoding.${value}`) }))}
                onChange={(encoding: Mapping['encoding']) => set('encoding', encoding)}
              />
              <Choice
                label={t('mapping.partial')}
                value={vin.classic ?? 'keep'}
                options={(['refuse', 'keep'] as const).map((value) => ({
                  value,
                  label: t(`mapping.partial.${value}`),
                }))}
                onChange={(classic) => set('vin', { ...vin, classic })}
              />
            </div>
            <fieldset className={styles.checks}>
              <legend>{t('mapping.covers')}</legend>
              <p className="dim sm">{t('mapping.coversHint')}</p>
              {words.sections.map(({ value, label }) => (
                <label key={value} className={styles.check}>
                  <input
                    type="checkbox"
                    checked={covers.some((each) => each === value)}
                    onChange={({ target }) => {
                      const next = covers.filter((each) => each !== value);
                      if (target.checked) next.push(value as (typeof covers)[number]);
                      set('covers', next.length === 0 ? undefined : next);
                    }}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          </div>
        </details>
      </div>
    </Panel>
  );
}
