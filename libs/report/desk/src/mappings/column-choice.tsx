import type { ColumnFrom } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { Choice } from './choice.tsx';
import type { MappingTexts } from './messages/index.ts';
import { useStudio } from './studio-context.ts';

/** The columns of the file as options; one that the file lacks stays to be seen. */
function useColumnOptions(value: string, none: string) {
  const names = useStudio().columns.map(({ column }) => column);
  const all = value === '' || names.includes(value) ? names : [value, ...names];
  return [{ value: '', label: none }, ...all.map((name) => ({ value: name, label: name }))];
}

/** What `ColumnChoice` takes. */
export interface ColumnChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (column: string) => void;
  readonly none?: string;
}

/** One column of the file. */
export function ColumnChoice({ label, value, onChange, none }: ColumnChoiceProps) {
  const { t } = useTranslator<MappingTexts>();
  const options = useColumnOptions(value, none ?? t('mapping.noColumn'));
  return <Choice label={label} value={value} options={options} onChange={onChange} />;
}

/** A column and those that stand in where it is empty: one more can always be chosen. */
export function ColumnsChoice({
  label,
  value,
  onChange,
  more,
}: {
  readonly label: string;
  readonly value: ColumnFrom;
  readonly onChange: (columns: ColumnFrom) => void;
  /** What a further column is. */
  readonly more?: string;
}) {
  const { t } = useTranslator<MappingTexts>();
  const columns = [value].flat().filter((each) => each !== '');
  const put = (at: number, column: string) => {
    const next = columns.toSpliced(at, 1, ...(column === '' ? [] : [column]));
    onChange(next.length > 1 ? next : (next[0] ?? ''));
  };
  return [...columns, ''].map((column, at) => (
    <ColumnChoice
      key={at}
      label={at === 0 ? label : (more ?? t('mapping.otherwiseColumn'))}
      value={column}
      onChange={(chosen) => put(at, chosen)}
    />
  ));
}
