import { StopIcon, useTranslator } from '@vinlore/ui';
import { type ChangeEvent, type FocusEvent, useId, useState } from 'react';
import styles from './account-field.module.css';
import type { accountMessages, AccountText } from './messages/index.ts';

/** A field of an account form. */
export interface FieldSpec<Name extends string> {
  readonly name: Name;
  readonly label: AccountText;
  readonly kind: 'email' | 'password' | 'phone';
  /** What browsers and password managers should fill in. */
  readonly autoComplete: string;
  readonly hint?: AccountText;
  readonly optional?: boolean;
}

/** What `AccountField` takes beside its spec: what `getInputProps` of an uncontrolled form gives. */
export interface AccountFieldProps {
  readonly spec: FieldSpec<string>;
  readonly input: {
    readonly defaultValue?: string;
    readonly error?: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
    readonly 'data-path'?: string;
  };
}

const KINDS = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
} as const;

/** Label, hint, the input itself, and its error below it. A password can be looked at. */
export function AccountField({ spec, input }: AccountFieldProps) {
  const { name, label, kind, autoComplete, hint, optional } = spec;
  const { t } = useTranslator<typeof accountMessages>();
  const [visible, setVisible] = useState(false);
  const id = useId();
  const { error, ...rest } = input;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t(label)} {optional && <span className={styles.optional}>({t('account.optional')})</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {t(hint)}
        </p>
      )}
      <div className={styles.frame}>
        <input
          {...rest}
          {...KINDS[kind]}
          type={kind === 'password' && visible ? 'text' : KINDS[kind].type}
          id={id}
          name={name}
          className={`field ${styles.input}`}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {kind === 'password' && (
          <button type="button" className={styles.reveal} aria-controls={id} onClick={() => setVisible((now) => !now)}>
            {t(visible ? 'account.hidePassword' : 'account.showPassword')}
          </button>
        )}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <StopIcon size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
