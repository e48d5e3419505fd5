import type { DateFormat, DateFrom } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { Words } from './choice.tsx';
import { ColumnsChoice } from './column-choice.tsx';
import { formatsOf, put } from './draft.ts';
import type { MappingTexts } from './messages/index.ts';
import { useStudio } from './studio-context.ts';
import styles from './studio.module.css';

/** Props of `DayPart`. */
export interface DayPartProps<Part extends DateFrom> {
  readonly part: Part;
  readonly onChange: (part: Part) => void;
}

/** Date columns and formats of a record. Choosing a column also selects formats that parse its values. */
export function DayPart<Part extends DateFrom>({ part, onChange }: DayPartProps<Part>) {
  const { t } = useTranslator<MappingTexts>();
  const { words, columns } = useStudio();
  const choose = (column: Part['column']) => {
    const [first] = [column].flat();
    const sample = columns.find((each) => each.column === first);
    onChange({ ...part, column, ...(sample && column !== part.column && { formats: formatsOf(sample) }) });
  };
  const toggle = (format: DateFormat, isOn: boolean) =>
    onChange({ ...part, formats: isOn ? [...part.formats, format] : part.formats.filter((each) => each !== format) });
  return (
    <>
      <div className={styles.fields}>
        <ColumnsChoice label={t('mapping.column')} value={part.column} onChange={choose} />
        <Words
          label={t('mapping.zone')}
          hint={t('mapping.zoneHint')}
          value={part.zone ?? ''}
          onChange={(zone) => onChange(put(part, 'zone', zone === '' ? undefined : zone))}
        />
      </div>
      <fieldset className={styles.checks}>
        <legend>{t('mapping.formats')}</legend>
        {words.formats.map(({ value, label }) => (
          <label key={value} className={styles.check}>
            <input
              type="checkbox"
              checked={part.formats.includes(value)}
              onChange={({ target }) => toggle(value, target.checked)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </>
  );
}
