import type { ReactNode } from 'react';
import { StopIcon } from '../icons.tsx';
import styles from './field-frame.module.css';

/** What ties an input to its label, its hint and its error. */
export interface FieldTies {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** What `FieldFrame` takes. */
export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  /** Says so beside the label, where it need not be filled in. */
  readonly optional?: string | false;
  readonly hint?: string;
  readonly error?: string;
  readonly className?: string;
  /** Draws the input, which takes what ties it to its words, and what lies over it. */
  readonly children: (ties: FieldTies) => ReactNode;
}

/** What is wrong with a field, in words and with an icon. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p className={styles.error} id={id}>
      <StopIcon size={16} />
      {text}
    </p>
  );
}

/** A field of a form: its label, a hint above the input, and its error below. */
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
