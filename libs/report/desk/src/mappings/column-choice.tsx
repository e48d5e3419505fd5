import type { ColumnFrom } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { Choice } from './choice.tsx';
import type { MappingTexts } from './messages/index.ts';
import { useStudio } from './studio-context.ts';

/** The file's columns as options, plus the selected one if the file lacks it. */
function useColumnOptions(value: string, none: string) {
  const names = useStudio().columns.map(({ column }) => column);
  const all = value === '' || names.includes(value) ? names : [value, ...names];
  return [{ value: '', label: none }, ...all.map((name) => ({ value: name, label: name }))];
}

/** Props of `ColumnChoice`. */
export interface ColumnChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (column: string) => void;
  readonly none?: string;
}

/** Select for one column of the file. */
export function ColumnChoice({ label, value, onChange, none }: ColumnChoiceProps) {
  const { t } = useTranslator<MappingTexts>();
  const options = useColumnOptions(value, none ?? t('mapping.noColumn'));
  return <Choice label={label} value={value} options={options} onChange={onChange} />;
}

/** A column and its fallbacks; always offers one more. */
export function ColumnsChoice({
  label,
  value,
  onChange,
  more,
}: {
  readonly label: string;
  readonly value: ColumnFrom;
  readonly onChange: (columns: ColumnFrom) => void;
  /** Label of a fallback column. */
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
