import { deskContract, type Session } from '@vinlore/account-domain';
import { AccountCard } from '@vinlore/account-feature/desk-parts';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';

/** The token behind `#`, where no server and no log sees it. */
const tokenHere = () => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '';

/** From another brand's desk: the way is gone once, and the address forgets it. */
export function Arrive({ onArrived }: { readonly onArrived: (session: Session) => void }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const [token] = useState(tokenHere);
  // A query, not an act: React may draw a page twice, and the token is good once.
  const arriving = useQuery({
    queryKey: ['desk-arrive', token],
    queryFn: () => call(deskContract.arrive, { token }),
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const session = arriving.data;
  useEffect(() => {
    if (session) onArrived(session);
    // The app makes the function anew each time it draws.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [session]);
  const over = token === '' || arriving.isError;
  return (
    <AccountCard title={t('desk-account.arriveTitle')} lead={t('desk-account.arriveLead')}>
      {arriving.error && <ErrorNotice error={arriving.error} />}
      {over && (
        <p>
          <a className="btn btn-primary" href="/staff">
            {t('desk-account.arriveLogin')}
          </a>
        </p>
      )}
    </AccountCard>
  );
}
