import { accountContract } from '@vinlore/account-domain';
import { useBrand, useCall, useTranslator } from '@vinlore/ui';
import type { accountMessages } from './messages/index.ts';
import { AccountCard } from './form/account-card.tsx';
import { AccountForm } from './form/account-form.tsx';
import { LoginFormSchema } from './form/credential-forms.ts';

/** Props of the gate. */
export interface SecureLoginProps {
  /** Called when the gate is passed, with the secure id that the browser stores under `__secu_id` (spec §3). */
  readonly onPassed: (secureId: string) => void;
}

const fields = [
  { name: 'email', label: 'account.gateEmail', kind: 'email', autoComplete: 'section-gate username' },
  { name: 'pass', label: 'account.gatePassword', kind: 'password', autoComplete: 'section-gate current-password' },
] as const;

/**
 * The security gate (spec §2, docs/decisions.md §4): asks for access credentials from staff, not the member's own
 * account.
 */
export function SecureLogin({ onPassed }: SecureLoginProps) {
  const { t } = useTranslator<typeof accountMessages>();
  const call = useCall();
  const brand = useBrand();
  const help = t('account.gateHelp', { email: '\n' }).split('\n');
  return (
    <AccountCard
      title={t('account.gateTitle')}
      lead={t('account.gateLead', { brand: brand.name })}
      aside={
        <>
          {help[0]}
          <a href={`mailto:${brand.support_email}`}>{brand.support_email}</a>
          {help[1]}
        </>
      }
    >
      <AccountForm
        fields={fields}
        initial={{ email: '', pass: '' }}
        schema={LoginFormSchema}
        action="account.gateAction"
        working="account.gateWorking"
        send={async (values) => onPassed((await call(accountContract.secureLogin, values)).secu_id)}
      />
    </AccountCard>
  );
}
