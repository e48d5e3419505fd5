import { FieldFrame, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { siteDeskMessages } from '../messages/index.ts';
import { isAhead } from './is-ahead.ts';

/** Props of `MomentField`. */
export interface MomentFieldProps {
  /** Value of the `datetime-local` input; '' means now. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The publish date field; shows an error for a past date. */
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
