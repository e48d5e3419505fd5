import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** What `IconButton` takes. */
export interface IconButtonProps {
  /** What it does to what. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button without words to see. Where it can do nothing it stays in place, so that the focus does, too. */
export function IconButton({ label, disabled = false, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {children}
    </button>
  );
}
