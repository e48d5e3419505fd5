import { useId } from 'react';
import styles from './parts.module.css';

/** Filter for a UTC date; '' for none. */
export function DayBox({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}) {
  const id = useId();
  return (
    <span className={styles.day}>
      <label htmlFor={id} className="dim sm nowrap">
        {label}
      </label>
      <input
        id={id}
        type="date"
        className="field"
        min="2000-01-01"
        max="2099-12-31"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </span>
  );
}
