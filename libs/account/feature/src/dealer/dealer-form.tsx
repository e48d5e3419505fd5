import { type DealerRegistered, type Profile, profileContract } from '@vinlore/account-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { FieldGrid } from '../form/field-grid.tsx';
import { SettingsCard, SettingsSection } from '../form/settings-section.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import type { AccountTexts } from '../messages/index.ts';
import { DEALER_FIELDS, DealerFormSchema, type DealerValues, dealerValuesOf, GROUPS } from './dealer-fields.ts';
import styles from './dealer.module.css';

/** Props of `DealerForm`. */
export interface DealerFormProps {
  /** Prefills the form. */
  readonly profile: Profile;
  readonly onRegistered: (registered: DealerRegistered) => void;
}

/** Dealer registration form; takes effect immediately (docs/decisions.md §4). */
export function DealerForm({ profile, onRegistered }: DealerFormProps) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const { form, sending, submit } = useAccountForm<DealerValues>({
    names: DEALER_FIELDS,
    initial: dealerValuesOf(profile),
    schema: DealerFormSchema,
    send: async (values) => onRegistered(await call(profileContract.dealerRegister, values)),
  });
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <p>{t('account.dealerGains')}</p>
      <SettingsCard>
        <SettingsSection title={t('account.groupCompany')} lead={t('account.dealerCompanyLead')}>
          <FieldGrid fields={GROUPS.company} form={form} />
        </SettingsSection>
        <SettingsSection title={t('account.dealerPerson')} lead={t('account.dealerPersonLead')}>
          <FieldGrid fields={GROUPS.person} form={form} />
        </SettingsSection>
        <SettingsSection title={t('account.groupAddress')} lead={t('account.dealerAddressLead')}>
          <FieldGrid fields={GROUPS.address} form={form} />
        </SettingsSection>
        <SettingsSection title={t('account.groupOnline')} lead={t('account.groupOnlineLead')}>
          <FieldGrid fields={GROUPS.online} form={form} />
        </SettingsSection>
      </SettingsCard>
      {sending.error && <ErrorNotice error={sending.error} />}
      <button className={`btn btn-primary btn-lg ${styles.submit}`} type="submit" aria-busy={sending.isPending}>
        {t(sending.isPending ? 'account.dealerWorking' : 'account.dealerAction')}
      </button>
    </form>
  );
}
