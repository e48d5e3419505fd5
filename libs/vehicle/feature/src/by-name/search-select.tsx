import { ChevronDownIcon, useTranslator } from '@vinlore/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { vehicleMessages } from '../messages/index.ts';
import fields from '../ways/fields.module.css';
import { type Choice, matching, meantBy } from './choices.ts';
import styles from './search-select.module.css';

/** What `SearchSelect` takes. */
export interface SearchSelectProps {
  readonly label: string;
  /** The field's name in the plain form. */
  readonly name: string;
  /** What is chosen or typed. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What can be chosen; null while it is not known. Anything may be typed where the list is empty. */
  readonly choices: readonly Choice[] | null;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly placeholder?: string;
  readonly numeric?: boolean;
  /** Id of the line that says what is wrong. */
  readonly describedBy: string;
}

/**
 * A text field that searches a list (WAI-ARIA combobox with list autocomplete): what is typed narrows it, arrow keys
 * move in it, Enter or a touch takes one. Without a script it is a plain text field.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { label, name, value, onValue, choices, disabled, invalid, placeholder, numeric, describedBy } = props;
  const { t } = useTranslator<typeof vehicleMessages>();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // A chosen value is no search: opening the field again shows the whole list.
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
    // Who typed a whole name need not go to it in the list first.
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
  /** Leaving the field takes what was typed whole, in the list's own spelling. */
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
              // The field keeps the focus, so that leaving it means leaving it.
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
