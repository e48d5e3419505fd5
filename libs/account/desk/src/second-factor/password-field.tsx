import { CallError } from '@vinlore/contract';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import * as v from 'valibot';
import type { AccountDeskTexts } from '../messages/index.ts';

const NeedsPassword = v.object({ needs: v.literal('password') });

/** Whether the server would do it with the password: the login was more than ten minutes ago. */
export function needsPassword(error: Error | null): boolean {
  return error instanceof CallError && v.is(NeedsPassword, error.data);
}

/** What `PasswordField` takes. */
export interface PasswordFieldProps {
  /** For password managers: whose password it is. */
  readonly email: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Asks for the password again, before something changes by which the account can be opened. */
export function PasswordField({ email, value, onChange }: PasswordFieldProps) {
  const { t } = useTranslator<AccountDeskTexts>();
  const id = useId();
  return (
    <>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <FieldFrame id={id} label={t('desk-account.password')}>
        {(ties) => (
          <input
            {...ties}
            className="field"
            type="password"
            name="pass"
            autoComplete="current-password"
            maxLength={128}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </FieldFrame>
    </>
  );
}
