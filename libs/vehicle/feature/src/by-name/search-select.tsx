import { ChevronDownIcon, useTranslator } from '@vinlore/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { vehicleMessages } from '../messages/index.ts';
import fields from '../ways/fields.module.css';
import { type Choice, matching, meantBy } from './choices.ts';
import styles from './search-select.module.css';

/** Props of `SearchSelect`. */
export interface SearchSelectProps {
  readonly label: string;
  /** Field name in the plain HTML form. */
  readonly name: string;
  /** The chosen or typed value. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Options; null until known. With an empty list any text is accepted. */
  readonly choices: readonly Choice[] | null;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly placeholder?: string;
  readonly numeric?: boolean;
  /** Id of the error message element. */
  readonly describedBy: string;
}

/**
 * Searchable text field (WAI-ARIA combobox with list autocomplete): typing filters the list, arrow keys move through
 * it, Enter or a tap picks an option. Without JavaScript it's a plain text field.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { label, name, value, onValue, choices, disabled, invalid, placeholder, numeric, describedBy } = props;
  const { t } = useTranslator<typeof vehicleMessages>();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // A chosen value isn't a search term: reopening the field shows the whole list.
  const [searching, setSearching] = useState(false);
  const matches = choices ? matching(choices, searching ? value : '') : [];
  const expanded = open && !disabled && matches.length > 0;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, expanded]);

  const close = () => {
    setOpen(false);
    setActive(-1);
    setSearching(false);
  };
  const take = (choice: Choice) => {
    onValue(choice.name);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Typing the full name selects it without using the list.
    const entered =
      event.key === 'Enter' && expanded ? (matches[active] ?? (searching && meantBy(matches, value))) : null;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(expanded ? (active + step + matches.length) % matches.length : step > 0 ? 0 : matches.length - 1);
    } else if (entered) {
      event.preventDefault();
      take(entered);
    } else if (event.key === 'Escape' && expanded) {
      event.preventDefault();
      close();
    }
  };
  /** On blur, replaces a fully typed name with the list's spelling. */
  const leave = () => {
    const typed = value.trim().toLowerCase();
    const same = choices?.find((choice) => choice.name.toLowerCase() === typed);
    if (same && same.name !== value) onValue(same.name);
    close();
  };

  return (
    <div className={fields.labeled}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        className={fields.input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={`${id}list`}
        aria-activedescendant={expanded && active >= 0 ? `${id}${active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={value}
        placeholder={placeholder}
        disabled={disabled}
        inputMode={numeric ? 'numeric' : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={64}
        onChange={({ currentTarget }) => {
          onValue(currentTarget.value);
          setSearching(true);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <span className={fields.chevron}>
        <ChevronDownIcon />
      </span>
      <ul id={`${id}list`} ref={list} role="listbox" aria-label={label} className={styles.list} hidden={!expanded}>
        {expanded &&
          matches.map((choice, index) => (
            <li
              key={choice.name}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              // Keep focus in the field so that blur really means leaving it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(choice)}
            >
              {choice.label ?? choice.name}
              {choice.note && <span className={styles.note}>{t(choice.note)}</span>}
            </li>
          ))}
      </ul>
    </div>
  );
}
