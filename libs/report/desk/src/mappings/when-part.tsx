import type { Condition } from '@vinlore/report-domain';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import { Choice } from './choice.tsx';
import { ColumnChoice } from './column-choice.tsx';
import type { MappingTexts } from './messages/index.ts';

const WAYS = ['always', 'filled', 'is', 'not'] as const;
type Way = (typeof WAYS)[number];

const wayOf = (when: Condition | undefined): Way => {
  if (when === undefined) return 'always';
  if (typeof when === 'string') return 'filled';
  return 'is' in when ? 'is' : 'not';
};

const columnOf = (when: Condition | undefined) => (typeof when === 'object' ? when.column : (when ?? ''));
const valuesOf = (when: Condition | undefined): readonly string[] => {
  if (typeof when !== 'object') return [];
  return 'is' in when ? when.is : when.not;
};

function made(way: Way, column: string, values: readonly string[]): Condition | undefined {
  if (way === 'always') return undefined;
  if (way === 'filled') return column;
  return way === 'is' ? { column, is: [...values] } : { column, not: [...values] };
}

/** Props of `WhenPart`. */
export interface WhenPartProps {
  readonly when: Condition | undefined;
  readonly onChange: (when: Condition | undefined) => void;
}

/** Condition under which a line produces the record. */
export function WhenPart({ when, onChange }: WhenPartProps) {
  const { t } = useTranslator<MappingTexts>();
  const id = useId();
  const way = wayOf(when);
  const [column, values] = [columnOf(when), valuesOf(when)];
  return (
    <>
      <Choice
        label={t('mapping.when')}
        value={way}
        options={WAYS.map((value) => ({ value, label: t(`mapping.when.${value}`) }))}
        onChange={(chosen) => onChange(made(chosen, column, values))}
      />
      {way !== 'always' && (
        <ColumnChoice
          label={t('mapping.column')}
          value={column}
          onChange={(chosen) => onChange(made(way, chosen, values))}
        />
      )}
      {(way === 'is' || way === 'not') && (
        <FieldFrame id={id} label={t('mapping.whenValues')}>
          {(ties) => (
            <textarea
              {...ties}
              className="field"
              rows={3}
              value={values.join('\n')}
              onChange={({ target }) => onChange(made(way, column, target.value.split('\n')))}
            />
          )}
        </FieldFrame>
      )}
    </>
  );
}
