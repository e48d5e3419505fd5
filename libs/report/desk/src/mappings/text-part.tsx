import type { TextFrom } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { Choice, NoneWords, Words } from './choice.tsx';
import { ColumnsChoice } from './column-choice.tsx';
import { type ColumnText, put } from './draft.ts';
import type { MappingTexts } from './messages/index.ts';
import styles from './studio.module.css';
import type { TextField } from './text-field.ts';
import { ValueTable } from './value-table.tsx';

const UNKNOWN = ['show', 'skip', 'refuse'] as const;

/** Props of `TextPart`. */
export interface TextPartProps {
  readonly field: TextField;
  readonly part: TextFrom;
  readonly onChange: (part: TextFrom) => void;
}

/** Source of a field's value: a fixed value, or a column with a value mapping. */
export function TextPart({ field, part, onChange }: TextPartProps) {
  const { t } = useTranslator<MappingTexts>();
  const isConstant = typeof part === 'string';
  const from = (
    <Choice
      label={t('mapping.from')}
      value={isConstant ? 'constant' : 'column'}
      options={[
        { value: 'column', label: t('mapping.from.column') },
        { value: 'constant', label: t('mapping.from.constant') },
      ]}
      onChange={(chosen) => onChange(chosen === 'constant' ? (field.words[0]?.value ?? '') : { column: '' })}
    />
  );
  if (isConstant)
    return (
      <div className={styles.fields}>
        {from}
        {field.words.length > 0 ? (
          <Choice label={t('mapping.constant')} value={part} options={field.words} onChange={onChange} />
        ) : (
          <Words label={t('mapping.constant')} value={part} onChange={onChange} most={120} />
        )}
      </div>
    );
  const set = <Key extends keyof ColumnText>(key: Key, value: ColumnText[Key] | undefined) =>
    onChange(put(part, key, value));
  const hasWords = field.words.length > 0;
  return (
    <>
      <div className={styles.fields}>
        {from}
        <ColumnsChoice label={t('mapping.column')} value={part.column} onChange={(column) => set('column', column)} />
      </div>
      <ValueTable field={field} part={part} onChange={onChange} />
      <details className={styles.more}>
        <summary>{t('mapping.unknown')}</summary>
        <div className={styles.fields}>
          <Choice
            label={t('mapping.unknown')}
            value={part.unknown === undefined || part.unknown === 'keep' ? 'show' : part.unknown}
            options={UNKNOWN.map((value) => ({
              value,
              label: t(!hasWords && value === 'show' ? 'mapping.unknown.keep' : `mapping.unknown.${value}`),
            }))}
            onChange={(unknown) => set('unknown', unknown === 'show' ? undefined : unknown)}
          />
          <NoneWords none={part.none} onChange={(none) => set('none', none)} />
          <Words
            label={t('mapping.otherwise')}
            value={part.otherwise ?? ''}
            onChange={(otherwise) => set('otherwise', otherwise === '' ? undefined : otherwise)}
          />
          {!hasWords && (
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={part.case === 'title'}
                onChange={({ target }) => set('case', target.checked ? 'title' : undefined)}
              />
              {t('mapping.titleCase')}
            </label>
          )}
        </div>
      </details>
    </>
  );
}
