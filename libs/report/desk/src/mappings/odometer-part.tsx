import { useTranslator } from '@vinlore/ui';
import { Choice, NoneWords } from './choice.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { type EventDraft, put } from './draft.ts';
import { FieldFold } from './field-fold.tsx';
import type { MappingTexts } from './messages/index.ts';
import { useStudio } from './studio-context.ts';
import styles from './studio.module.css';
import { TextPart } from './text-part.tsx';

const UNITS = ['mi', 'km', 'place'] as const;

/** Props of `OdometerPart`. */
export interface OdometerPartProps {
  readonly odometer: EventDraft['odometer'];
  readonly onChange: (odometer: EventDraft['odometer'] | undefined) => void;
}

/** Odometer settings of a record: column, unit, and odometer code. */
export function OdometerPart({ odometer, onChange }: OdometerPartProps) {
  const { t } = useTranslator<MappingTexts>();
  const { words } = useStudio();
  if (!odometer) return null;
  const { unit, code } = odometer;
  const isColumn = typeof unit === 'object';
  return (
    <FieldFold label={t('mapping.odometer')} part={odometer} onRemove={() => onChange(undefined)}>
      <div className={styles.fields}>
        <ColumnChoice
          label={t('mapping.column')}
          value={odometer.column}
          onChange={(column) => onChange({ ...odometer, column })}
        />
        <Choice
          label={t('mapping.odometer.unit')}
          value={isColumn ? 'column' : unit}
          options={[
            ...UNITS.map((value) => ({ value, label: t(`mapping.unit.${value}`) })),
            { value: 'column' as const, label: t('mapping.unit.column') },
          ]}
          onChange={(chosen) =>
            onChange({
              ...odometer,
              unit: chosen === 'column' ? { column: '', values: { mi: 'mi', km: 'km' }, otherwise: 'place' } : chosen,
            })
          }
        />
        {isColumn && (
          <ColumnChoice
            label={t('mapping.unitOf')}
            value={unit.column}
            onChange={(column) => onChange({ ...odometer, unit: { ...unit, column } })}
          />
        )}
        <NoneWords none={odometer.none} onChange={(none) => onChange(put(odometer, 'none', none))} />
      </div>
      {code !== undefined && (
        <fieldset className={styles.part}>
          <legend>{t('mapping.odometer.code')}</legend>
          <TextPart
            field={{ label: t('mapping.odometer.code'), words: words.odometer_codes }}
            part={code}
            onChange={(part) => onChange({ ...odometer, code: part })}
          />
        </fieldset>
      )}
    </FieldFold>
  );
}
