import type { DateFrom, DetailFrom, ListFrom, MappingField, MoneyFrom, TextFrom } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { Choice, NoneWords } from './choice.tsx';
import { ColumnChoice, ColumnsChoice } from './column-choice.tsx';
import { DayPart } from './day-part.tsx';
import { put } from './draft.ts';
import { FieldFold } from './field-fold.tsx';
import type { MappingTexts } from './messages/index.ts';
import styles from './studio.module.css';
import { TextPart } from './text-part.tsx';

type Part = NonNullable<DetailFrom[keyof DetailFrom]>;

/** Fixed currencies on offer, besides by location or by column. */
const CURRENCIES = ['USD', 'CAD', 'MXN', 'EUR', 'GBP'] as const;

function MoneyPart({ part, onChange }: { readonly part: MoneyFrom; readonly onChange: (part: MoneyFrom) => void }) {
  const { t } = useTranslator<MappingTexts>();
  const { currency } = part;
  const isColumn = typeof currency === 'object';
  const own = !isColumn && currency !== 'place' && !CURRENCIES.some((each) => each === currency) ? [currency] : [];
  return (
    <div className={styles.fields}>
      <ColumnsChoice
        label={t('mapping.column')}
        value={part.column}
        onChange={(column) => onChange({ ...part, column })}
      />
      <Choice
        label={t('mapping.money')}
        value={isColumn ? 'column' : currency}
        options={[
          { value: 'place', label: t('mapping.money.place') },
          ...[...CURRENCIES, ...own].map((value) => ({ value: value as string, label: value as string })),
          { value: 'column', label: t('mapping.money.column') },
        ]}
        onChange={(chosen) => onChange({ ...part, currency: chosen === 'column' ? { column: '' } : chosen })}
      />
      {isColumn && (
        <ColumnChoice
          label={t('mapping.moneyOf')}
          value={currency.column}
          onChange={(column) => onChange({ ...part, currency: { ...currency, column } })}
        />
      )}
      <NoneWords none={part.none} onChange={(none) => onChange(put(part, 'none', none))} />
    </div>
  );
}

function ListPart({
  field,
  part,
  onChange,
}: {
  readonly field: MappingField;
  readonly part: ListFrom;
  readonly onChange: (part: ListFrom) => void;
}) {
  const { t } = useTranslator<MappingTexts>();
  const parts: readonly TextFrom[] = Array.isArray(part) ? part : [part];
  const set = (next: readonly TextFrom[]) => onChange(next.length === 1 ? next[0]! : [...next]);
  return (
    <>
      {parts.map((each, at) => (
        <TextPart
          key={at}
          field={field}
          part={each}
          onChange={(changed) =>
            // Clearing a fallback column removes it.
            set(
              at > 0 && typeof changed === 'object' && [changed.column].flat().every((column) => column === '')
                ? parts.toSpliced(at, 1)
                : parts.with(at, changed),
            )
          }
        />
      ))}
      <p>
        <button type="button" className="btn btn-quiet" onClick={() => set([...parts, { column: '' }])}>
          {t('mapping.addPart')}
        </button>
      </p>
    </>
  );
}

/** Props of `DetailPart`. */
export interface DetailPartProps {
  readonly field: MappingField;
  readonly part: Part;
  readonly onChange: (part: Part) => void;
  readonly onRemove: () => void;
}

/** Editor for one field of a record's details, depending on the field's type. */
export function DetailPart({ field, part, onChange, onRemove }: DetailPartProps) {
  return (
    <FieldFold label={field.label} part={part} onRemove={onRemove}>
      {field.type === 'money' && <MoneyPart part={part as MoneyFrom} onChange={onChange} />}
      {field.type === 'date' && <DayPart part={part as DateFrom} onChange={onChange} />}
      {field.type === 'list' && <ListPart field={field} part={part as ListFrom} onChange={onChange} />}
      {(field.type === 'text' || field.type === 'words') && (
        <TextPart field={field} part={part as TextFrom} onChange={onChange} />
      )}
    </FieldFold>
  );
}
