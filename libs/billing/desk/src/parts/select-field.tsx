import { FieldFrame } from '@vinlore/ui';
import { useId } from 'react';

/** Props of `SelectField`. */
export interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** Options with their labels, in order. */
  readonly options: readonly (readonly [value: T, words: string])[];
  readonly onChange: (value: T) => void;
}

/** Select for a few options in a desk dialog. */
export function SelectField<T extends string>({ label, value, options, onChange }: SelectFieldProps<T>) {
  return (
    <FieldFrame id={useId()} label={label}>
      {(ties) => (
        <select {...ties} className="field" value={value} onChange={({ target }) => onChange(target.value as T)}>
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
