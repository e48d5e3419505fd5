import { FieldFrame, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { siteDeskMessages } from '../messages/index.ts';
import { isAhead } from './is-ahead.ts';

/** What `MomentField` takes. */
export interface MomentFieldProps {
  /** As `datetime-local` writes it; '' for at once. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** From when a change counts; one that is over already is refused in words. */
export function MomentField({ value, onChange }: MomentFieldProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  return (
    <FieldFrame
      id={useId()}
      label={t('site.planWhen')}
      hint={t('site.planWhenHint')}
      error={value !== '' && !isAhead(value) ? t('site.wrong.moment') : undefined}
    >
      {(ties) => (
        <input
          {...ties}
          type="datetime-local"
          className="field"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
