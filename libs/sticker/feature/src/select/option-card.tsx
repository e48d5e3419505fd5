import { CheckIcon } from '@vinlore/ui';
import type { CSSProperties, ReactNode } from 'react';
import { UnsureIcon } from '../icons.ts';
import styles from './option-card.module.css';

/** What `OptionCard` takes. */
export interface OptionCardProps {
  /** Name of the group of radio buttons. */
  readonly group: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly name: string;
  /** A code, a price, where it comes from. */
  readonly note?: ReactNode;
  /** `#rrggbb`: a swatch of it. */
  readonly color?: string | null;
  /** "No, I'm not sure": same size as the others, marked as the question it is. */
  readonly unsure?: boolean;
}

/** One of several, as a card with a radio button. What is chosen has a frame and a check mark. */
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
