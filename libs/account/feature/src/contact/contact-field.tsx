import { StopIcon } from '@vinlore/ui';
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './contact.module.css';

/** What `ContactField` takes. */
export interface ContactFieldProps {
  readonly id: string;
  readonly label: string;
  /** Says so beside the label, where it need not be filled in. */
  readonly optional?: string;
  readonly hint?: string;
  readonly error?: string;
  /** One line, with what a browser should know of it. */
  readonly line?: InputHTMLAttributes<HTMLInputElement>;
  /** Several lines instead. */
  readonly area?: TextareaHTMLAttributes<HTMLTextAreaElement>;
}

/** A labelled field with its hint above and its error below. */
export function ContactField({ id, label, optional, hint, error, line, area }: ContactFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const told = { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label} {optional && <span className={styles.optional}>({optional})</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {area ? (
        <textarea {...area} {...told} className={`field ${styles.input} ${styles.area}`} />
      ) : (
        <input {...line} {...told} className={`field ${styles.input}`} />
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <StopIcon size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
