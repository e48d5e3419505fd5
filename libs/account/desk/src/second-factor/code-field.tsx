import { FieldFrame } from '@vinlore/ui';
import { useId } from 'react';
import styles from './second-factor.module.css';

/** Props of `CodeField`. */
export interface CodeFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Numeric keypad for six digits; otherwise letters and digits. */
  readonly digits: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whether to focus the field on mount. */
  readonly focused?: boolean;
}

/** Input for a code. */
export function CodeField({ label, hint, digits, value, onChange, focused = true }: CodeFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      {(ties) => (
        <input
          {...ties}
          ref={(input) => {
            if (focused && input && document.activeElement === document.body) input.focus();
          }}
          className={`field ${styles.code}`}
          name="code"
          inputMode={digits ? 'numeric' : 'text'}
          autoComplete={digits ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={digits ? 7 : 40}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
