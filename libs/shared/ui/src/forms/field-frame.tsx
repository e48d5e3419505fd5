import type { ReactNode } from 'react';
import { StopIcon } from '../icons.tsx';
import styles from './field-frame.module.css';

/** Attributes that link an input to its label, hint, and error. */
export interface FieldTies {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Props of `FieldFrame`. */
export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  /** Text next to the label of an optional field. */
  readonly optional?: string | false;
  readonly hint?: string;
  readonly error?: string;
  readonly className?: string;
  /** Renders the input with the given attributes, and any overlay on it. */
  readonly children: (ties: FieldTies) => ReactNode;
}

/** A field's error, with an icon. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p className={styles.error} id={id}>
      <StopIcon size={16} />
      {text}
    </p>
  );
}

/** A form field: its label, a hint above the input, and its error below. */
export function FieldFrame({ id, label, optional, hint, error, className, children }: FieldFrameProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>({optional})</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.control}>
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}
