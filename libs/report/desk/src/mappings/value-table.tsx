import type { TextFrom } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { type ColumnText, put } from './draft.ts';
import type { MappingTexts } from './messages/index.ts';
import { useStudio } from './studio-context.ts';
import styles from './studio.module.css';
import type { TextField } from './text-field.ts';

/** Maximum number of values; a column with more is considered free text. */
const MOST_ROWS = 60;

/** Option for unmapped values, as distinct from "ignore". Can't collide with a real value. */
const OPEN = ':';

/** Props of `ValueTable`. */
export interface ValueTableProps {
  readonly field: TextField;
  readonly part: ColumnText;
  readonly onChange: (part: TextFrom) => void;
}

/** Value mapping of a column: all values in the sample, and those already mapped. */
export function ValueTable({ field, part, onChange }: ValueTableProps) {
  const { t, number } = useTranslator<MappingTexts>();
  const { columns } = useStudio();
  const { values = {} } = part;
  const named = new Set([part.column].flat());
  const seen = columns.filter(({ column }) => named.has(column)).flatMap((column) => column.values);
  const lower = new Set(seen.map(({ value }) => value.toLowerCase()));
  const rows = [
    ...seen.slice(0, MOST_ROWS),
    ...Object.keys(values)
      .filter((value) => !lower.has(value.toLowerCase()))
      .map((value) => ({ value, lines: 0 })),
  ];
  const hasWords = field.words.length > 0;
  // Free text needs no value mapping, but an existing one is shown.
  if (rows.length === 0 || (!hasWords && Object.keys(values).length === 0)) return null;
  const meaning = (value: string) => {
    const key = Object.keys(values).find((each) => each.toLowerCase() === value.toLowerCase());
    return key === undefined ? null : values[key]!;
  };
  const set = (value: string, means: string | null) => {
    const rest = Object.entries(values).filter(([each]) => each.toLowerCase() !== value.toLowerCase());
    const next = Object.fromEntries(means === null ? rest : [...rest, [value, means]]);
    onChange(put(part, 'values', Object.keys(next).length === 0 ? undefined : next));
  };
  const words = new Set(field.words.map(({ value }) => value));
  return (
    <table className={styles.values}>
      <caption>{t('mapping.values')}</caption>
      <tbody>
        {rows.map(({ value, lines }) => {
          const means = meaning(value);
          const isOwnWord = words.has(value.toLowerCase().replaceAll(' ', '-'));
          return (
            <tr key={value}>
              <th scope="row">
                {value} {lines > 0 && <span className="dim sm">{number(lines)}</span>}
              </th>
              <td>
                {hasWords ? (
                  <select
                    className="field"
                    aria-label={t('mapping.valueMeans', { value })}
                    value={means ?? OPEN}
                    onChange={({ target }) => set(value, target.value === OPEN ? null : target.value)}
                  >
                    <option value={OPEN}>{t(isOwnWord ? 'mapping.asIs' : 'mapping.inWords')}</option>
                    <option value="">{t('mapping.nothing')}</option>
                    {means !== null && means !== '' && !words.has(means) && <option value={means}>{means}</option>}
                    {field.words.map((word) => (
                      <option key={word.value} value={word.value}>
                        {word.label}
                      </option>
                    ))}
                  </select>
                ) : (
                  <input
                    className="field"
                    aria-label={t('mapping.valueMeans', { value })}
                    placeholder={t('mapping.asIs')}
                    value={means ?? ''}
                    maxLength={120}
                    onChange={({ target }) => set(value, target.value === '' ? null : target.value)}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
