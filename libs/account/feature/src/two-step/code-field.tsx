import { FieldFrame } from '@vinlore/ui';
import { useEffect, useId, useRef } from 'react';
import styles from './two-step.module.css';

/** Props of `CodeField`. */
export interface CodeFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  /** Numeric keypad for six digits; otherwise letters and digits. */
  readonly digits: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Input for a code; focused on mount. */
export function CodeField({ label, hint, error, digits, value, onChange }: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(ties) => (
        <input
          {...ties}
          ref={input}
          className={`field ${styles.code}`}
          name="code"
          inputMode={digits ? 'numeric' : 'text'}
          autoComplete={digits ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
