import { type Profile, profileContract } from '@vinlore/account-domain';
import { ErrorNotice, Notified, StatusWord, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { FieldGrid } from '../form/field-grid.tsx';
import { SettingsCard, SettingsSection } from '../form/settings-section.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import type { AccountTexts } from '../messages/index.ts';
import { PendingEmail } from './pending-email.tsx';
import { profileDraftAtom } from './profile-draft.ts';
import {
  changedFields,
  GROUPS,
  PROFILE_FIELDS,
  ProfileFormSchema,
  type ProfileValues,
  valuesOf,
} from './profile-fields.ts';
import styles from './profile-form.module.css';
import { ProfilePicture } from './profile-picture.tsx';
import { profileQuery } from './profile-query.ts';

/** The profile form. Edits survive navigation until they are saved or discarded. */
export function ProfileForm({ profile, memberId, onChanged }: ProfileProps & { readonly profile: Profile }) {
  const { t } = useTranslator<AccountTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const [draft, setDraft] = useAtom(profileDraftAtom);
  const saved = valuesOf(profile);
  const unsaved = draft?.memberId === memberId;
  /** The new email just requested; it applies once confirmed. */
  const [asked, setAsked] = useState<string | null>(null);

  const keep = (next: Profile) => {
    queries.setQueryData(profileQuery(call).queryKey, next);
    onChanged(next);
  };
  const { form, sending, submit } = useAccountForm<ProfileValues>({
    names: PROFILE_FIELDS,
    initial: unsaved ? draft.values : saved,
    schema: ProfileFormSchema,
    onTyped: (values) => setDraft(Object.keys(changedFields(values, saved)).length ? { memberId, values } : null),
    send: async (typed) => {
      const changed = changedFields(typed, saved);
      const next = await call(profileContract.updateProfile, changed);
      setAsked(changed.email === undefined ? null : next.pending_email);
      keep(next);
      show(next);
    },
  });
  /** Writes the server's normalized values into the fields that changed; other fields keep their caret. */
  const show = (next: Profile) => {
    Object.entries(changedFields(valuesOf(next), form.getValues())).forEach(([name, value]) =>
      form.setFieldValue(name, value),
    );
    setDraft(null);
  };

  const done =
    asked === null
      ? { message: t('account.saved') }
      : { status: 'info' as const, message: t('account.pending', { pending: asked, email: profile.email }) };
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      {profile.pending_email && (
        <PendingEmail
          pending={profile.pending_email}
          email={profile.email}
          askedAt={asked === profile.pending_email ? sending.submittedAt : null}
          onChanged={keep}
        />
      )}
      <SettingsCard>
        <SettingsSection title={t('account.groupYou')} lead={t('account.groupYouLead')}>
          <ProfilePicture profile={profile} onChanged={(address) => keep({ ...profile, profile_image: address })} />
          <FieldGrid fields={GROUPS.you} form={form} />
        </SettingsSection>
        <SettingsSection title={t('account.groupAddress')} lead={t('account.groupAddressLead')}>
          <FieldGrid fields={GROUPS.address} form={form} />
        </SettingsSection>
        <SettingsSection title={t('account.groupCompany')} lead={t('account.groupCompanyLead')}>
          <FieldGrid fields={GROUPS.company} form={form} />
        </SettingsSection>
        <SettingsSection title={t('account.groupOnline')} lead={t('account.groupOnlineLead')}>
          <FieldGrid fields={GROUPS.online} form={form} />
        </SettingsSection>
      </SettingsCard>
      <div className={styles.save} data-unsaved={unsaved || undefined}>
        {sending.error && (
          <div className={styles.failure}>
            <ErrorNotice error={sending.error} />
          </div>
        )}
        <div role="status" className={styles.state}>
          {unsaved && <StatusWord status="ask">{t('account.unsaved')}</StatusWord>}
          {!unsaved && sending.isSuccess && <Notified key={sending.submittedAt} {...done} />}
        </div>
        {unsaved && (
          <button type="button" className="btn btn-quiet" onClick={() => show(profile)}>
            {t('account.discard')}
          </button>
        )}
        <button className="btn btn-primary" type="submit" aria-busy={sending.isPending}>
          {t(sending.isPending ? 'account.saveWorking' : 'account.saveAction')}
        </button>
      </div>
    </form>
  );
}

/** Props of the profile screen. */
export interface ProfileProps {
  readonly memberId: string;
  /** Called when the profile has changed, because the layout shows name and photo. */
  readonly onChanged: (profile: Profile) => void;
}
