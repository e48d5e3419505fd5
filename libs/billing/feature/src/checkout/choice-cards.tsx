import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './choice-cards.module.css';

/** One of several things to choose. */
export interface Choice {
  readonly value: string;
  readonly title: string;
  /** At the title’s end, such as a price. */
  readonly aside?: ReactNode;
  /** What it means, below. */
  readonly lines?: readonly string[];
}

/** What `ChoiceCards` takes. */
export interface ChoiceCardsProps {
  readonly legend: string;
  /** Where the heading above says the same. */
  readonly legendHidden?: boolean;
  readonly choices: readonly Choice[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** Radio buttons as cards: the whole card is the target, and one is always chosen. */
export function ChoiceCards({ legend, legendHidden = false, choices, chosen, onChoose }: ChoiceCardsProps) {
  const name = useId();
  const all = useRef<HTMLFieldSetElement>(null);
  // On a page of the server somebody may have chosen before this code came.
  const takeEarlyChoice = useEffectEvent(() => {
    const early = all.current?.querySelector<HTMLInputElement>('input:checked');
    if (early && early.value !== chosen) onChoose(early.value);
  });
  useEffect(() => takeEarlyChoice(), []);
  return (
    <fieldset ref={all} className={styles.choices}>
      <legend className={legendHidden ? 'hidden-visually' : styles.legend}>{legend}</legend>
      {choices.map(({ value, title, aside, lines = [] }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className={styles.radio}
          />
          <span className={styles.title}>{title}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
          {lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </label>
      ))}
    </fieldset>
  );
}
