import { useTranslator } from '@vinlore/ui';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { hasKeyboard } from '../has-keyboard.ts';
import type { deskMessages } from '../messages/index.ts';
import styles from './boxes.module.css';
import { isSearchable } from './searchable.ts';

/** Debounce delay of the search. */
const PAUSE_MS = 250;

/** Props of `SearchBox`. */
export interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  /** What can be searched, in a few words. */
  readonly hint?: string;
  /** The list searches only `isSearchable` text; for shorter text the box says so. */
  readonly isLong?: boolean;
  /** The main purpose of its page: focused on load if there is a keyboard. */
  readonly isFirst?: boolean;
}

/** Focuses a field when its page opens, unless another one already has the focus. */
function useFirstField(isFirst: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { activeElement: at, body } = document;
    if (isFirst && (at === null || at === body || at.id === 'main')) field.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return field;
}

/** Searches a list: debounced while typing. */
export function SearchBox({ value, onChange, label, hint, isLong = false, isFirst = false }: SearchBoxProps) {
  const { t } = useTranslator<typeof deskMessages>();
  const note = useId();
  const [takesFocus] = useState(() => isFirst && hasKeyboard());
  const field = useFirstField(takesFocus);
  const [typed, setTyped] = useState(value);
  const [reported, setReported] = useState(value);
  // Changed from outside: a saved view was opened, or the filters were cleared.
  if (value !== reported) {
    setReported(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const pause = setTimeout(() => onChange(typed.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed, value, onChange]);
  const isShort = isLong && value !== '' && !isSearchable(value);
  return (
    <span className={styles.searching}>
      <input
        ref={field}
        type="search"
        {...(takesFocus && { 'data-first-field': '' })}
        className={`field ${styles.search}`}
        aria-label={label}
        aria-describedby={isLong ? note : undefined}
        placeholder={hint ?? label}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isLong && (
        <span id={note} role="status" className={styles.note}>
          {isShort && t('desk.searchShort')}
        </span>
      )}
    </span>
  );
}

/** Props of `ChoiceBox`. */
export interface ChoiceBoxProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A filter with a choice of one option. */
export function ChoiceBox({ label, value, options, onChange }: ChoiceBoxProps) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={`field ${styles.select}`}
        value={value}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
