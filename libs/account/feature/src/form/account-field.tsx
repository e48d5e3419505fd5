import { FieldFrame, keepDigits, useTranslator } from '@vinlore/ui';
import { type ChangeEvent, type FocusEvent, useId, useState } from 'react';
import type { AccountText, AccountTexts } from '../messages/index.ts';
import styles from './account-field.module.css';

/** A field of an account form. */
export interface FieldSpec<Name extends string> {
  readonly name: Name;
  readonly label: AccountText;
  /** `digits` takes nothing else: other keystrokes are ignored (as spec §5 says of phone numbers). */
  readonly kind: 'text' | 'email' | 'password' | 'phone' | 'digits' | 'web';
  /** What browsers and password managers should fill in. */
  readonly autoComplete: string;
  readonly hint?: AccountText;
  /** Says so, in a form where most fields must be filled in. */
  readonly optional?: boolean;
  /** Takes the whole row of a form in two columns. */
  readonly wide?: boolean;
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
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  digits: { type: 'text', inputMode: 'numeric' },
  web: { type: 'text', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
} as const;

/** A field in its frame. A password can be looked at. */
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
