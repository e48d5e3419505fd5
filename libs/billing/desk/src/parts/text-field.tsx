import { FieldFrame } from '@vinlore/ui';
import { useId } from 'react';

/** What `TextField` takes. */
export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** What is wrong with what stands there; shown once something does. */
  readonly fault?: string | false;
  /** A number is typed on a phone's keys for numbers; a moment is picked. */
  readonly kind?: 'text' | 'number' | 'moment' | 'long';
  readonly max?: number;
  readonly autoFocus?: boolean;
}

/** A field of a dialog of the desk. */
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

/** The moment of a field that is picked in UTC; null where none is. */
export const momentOf = (picked: string): string | null => (picked === '' ? null : `${picked.slice(0, 16)}Z`);
