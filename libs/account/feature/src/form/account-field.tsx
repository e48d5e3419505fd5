import { FieldFrame, keepDigits, useTranslator } from '@vinlore/ui';
import { type ChangeEvent, type FocusEvent, useId, useState } from 'react';
import type { AccountText, AccountTexts } from '../messages/index.ts';
import styles from './account-field.module.css';

/** A field of an account form. */
export interface FieldSpec<Name extends string> {
  readonly name: Name;
  readonly label: AccountText;
  /** `digits` ignores all other keystrokes (as spec §5 requires for phone numbers). */
  readonly kind: 'text' | 'email' | 'password' | 'phone' | 'digits' | 'web';
  /** `autocomplete` value for browsers and password managers. */
  readonly autoComplete: string;
  readonly hint?: AccountText;
  /** Marks the field as optional in a form where most are required. */
  readonly optional?: boolean;
  /** Spans both columns of the form. */
  readonly wide?: boolean;
}

/** Props of `AccountField` besides its spec: `getInputProps` of an uncontrolled form. */
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
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  digits: { type: 'text', inputMode: 'numeric' },
  web: { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
} as const;

/** A labeled form field. Passwords have a show/hide button. */
export function AccountField({ spec, input }: AccountFieldProps) {
  const { name, label, kind, autoComplete, hint, optional, wide } = spec;
  const { t } = useTranslator<AccountTexts>();
  const [visible, setVisible] = useState(false);
  const id = useId();
  const { error, onChange, ...rest } = input;
  return (
    <FieldFrame
      id={id}
      label={t(label)}
      optional={optional && t('account.optional')}
      hint={hint && t(hint)}
      error={error}
      className={wide ? styles.wide : undefined}
    >
      {(ties) => (
        <>
          <input
            {...rest}
            {...KINDS[kind]}
            {...ties}
            type={visible ? 'text' : KINDS[kind].type}
            name={name}
            className="field"
            autoComplete={autoComplete}
            onChange={(event) => {
              if (kind === 'digits') keepDigits(event);
              onChange(event);
            }}
          />
          {kind === 'password' && (
            <button
              type="button"
              className={styles.reveal}
              aria-controls={id}
              onClick={() => setVisible((now) => !now)}
            >
              {t(visible ? 'account.hidePassword' : 'account.showPassword')}
            </button>
          )}
        </>
      )}
    </FieldFrame>
  );
}
