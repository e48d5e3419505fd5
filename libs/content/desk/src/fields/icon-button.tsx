import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** Props of `IconButton`. */
export interface IconButtonProps {
  /** The accessible name. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** An icon-only button. It stays mounted when disabled, so that focus isn't lost. */
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
