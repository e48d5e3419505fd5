import { FieldFrame } from '@vinlore/ui';
import { useId } from 'react';

/** What `SelectField` takes. */
export interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** What can be chosen, with its words, in order. */
  readonly options: readonly (readonly [value: T, words: string])[];
  readonly onChange: (value: T) => void;
}

/** One choice among a few in a dialog of the desk. */
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
