import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { SettingsPage, SettingsPlaces } from '../form/settings-section.tsx';
import type { AccountTexts } from '../messages/index.ts';
import { ProfileForm } from './profile-form.tsx';
import { profileQuery } from './profile-query.ts';
import type { ProfileProps } from './profile-form.tsx';

/** The member's profile (spec §3): all fields of its payload, and the photo. */
export function Profile({ memberId, onChanged }: ProfileProps) {
  const { t } = useTranslator<AccountTexts>();
  const query = useQuery(profileQuery(useCall()));
  return (
    <SettingsPage title={t('account.profileTitle')} lead={t('account.profileLead')}>
      {query.error && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isFetching && <SettingsPlaces words={t('account.profileLoading')} sections={4} />}
      {query.data && !query.isFetching && !query.error && (
        <ProfileForm profile={query.data} memberId={memberId} onChanged={onChanged} />
      )}
    </SettingsPage>
  );
}
