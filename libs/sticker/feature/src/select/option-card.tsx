import { CheckIcon } from '@vinlore/ui';
import type { CSSProperties, ReactNode } from 'react';
import { UnsureIcon } from '../icons.ts';
import styles from './option-card.module.css';

/** Props of `OptionCard`. */
export interface OptionCardProps {
  /** Name of the radio group. */
  readonly group: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly name: string;
  /** Code, price, or source. */
  readonly note?: ReactNode;
  /** Swatch, `#rrggbb`. */
  readonly color?: string | null;
  /** "No, I'm not sure": same size, marked with a question mark. */
  readonly unsure?: boolean;
}

/** A radio button shown as a card, with a frame and check mark when selected. */
export function OptionCard({ group, checked, onChoose, name, note, color, unsure = false }: OptionCardProps) {
  return (
    <label className={styles.card}>
      <input type="radio" className={styles.input} name={group} checked={checked} onChange={onChoose} />
      {color && <span className={styles.chip} style={{ '--chip': color } as CSSProperties} />}
      {unsure && (
        <span className={`${styles.chip} ${styles.unsure}`}>
          <UnsureIcon />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.mark}>
        <CheckIcon size={16} />
      </span>
    </label>
  );
}
