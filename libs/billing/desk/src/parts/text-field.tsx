import { FieldFrame } from '@vinlore/ui';
import { useId } from 'react';

/** Props of `TextField`. */
export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** Error message; shown once the field has a value. */
  readonly fault?: string | false;
  /** `number` shows a numeric keypad on phones; a time uses a picker. */
  readonly kind?: 'text' | 'number' | 'moment' | 'long';
  readonly max?: number;
  readonly autoFocus?: boolean;
}

/** Text field in a desk dialog. */
export function TextField({ label, value, onChange, hint, fault, kind = 'text', max = 40, autoFocus }: TextFieldProps) {
  const focus = autoFocus ? { 'data-autofocus': '' } : {};
  return (
    <FieldFrame
      id={useId()}
      label={label}
      {...(hint !== undefined && { hint })}
      error={(value !== '' && fault) || undefined}
    >
      {(ties) =>
        kind === 'long' ? (
          <textarea
            {...ties}
            {...focus}
            className="field"
            rows={2}
            maxLength={max}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <input
            {...ties}
            {...focus}
            className="field"
            type={kind === 'moment' ? 'datetime-local' : 'text'}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            maxLength={kind === 'moment' ? undefined : max}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </FieldFrame>
  );
}

/** Parses the value of a UTC time field; null if empty. */
export const momentOf = (picked: string): string | null => (picked === '' ? null : `${picked.slice(0, 16)}Z`);
