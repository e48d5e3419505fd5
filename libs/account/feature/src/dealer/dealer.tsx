import type { Access, Profile } from '@vinlore/account-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SettingsPage, SettingsPlaces } from '../form/settings-section.tsx';
import type { AccountTexts } from '../messages/index.ts';
import { profileQuery } from '../profile/profile-query.ts';
import { DealerForm } from './dealer-form.tsx';
import { DealerNow } from './dealer-now.tsx';

/** Props of the dealer screen. */
export interface DealerProps {
  readonly profileLink: (text: string) => ReactNode;
  /** Called when the profile has changed, because the layout depends on dealer status. */
  readonly onChanged: (profile: Profile) => void;
  /** Called when the session has a new token. */
  readonly onToken: (access: Access) => void;
}

/** Dealer registration (spec §3); for a dealer, their details and logo. */
export function Dealer({ profileLink, onChanged, onToken }: DealerProps) {
  const { t } = useTranslator<AccountTexts>();
  const queries = useQueryClient();
  const mine = profileQuery(useCall());
  const query = useQuery(mine);
  const keep = (profile: Profile) => {
    queries.setQueryData(mine.queryKey, profile);
    onChanged(profile);
  };
  const profile = query.isFetching || query.error ? undefined : query.data;
  return (
    <SettingsPage title={t('account.dealerTitle')} lead={t('account.dealerLead')}>
      {query.error && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isFetching && <SettingsPlaces words={t('account.profileLoading')} sections={3} />}
      {profile &&
        (profile.is_dealer ? (
          <DealerNow profile={profile} profileLink={profileLink} onChanged={keep} />
        ) : (
          <DealerForm
            profile={profile}
            onRegistered={({ token, expires_in, ...registered }) => {
              if (token !== null && expires_in !== null) onToken({ token, expires_in });
              keep(registered);
            }}
          />
        ))}
    </SettingsPage>
  );
}
