import { deskContract, type Session } from '@vinlore/account-domain';
import { AccountCard } from '@vinlore/account-feature/desk-parts';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';

/** In the fragment, which neither servers nor logs see. */
const partHere = (name: string) => new URLSearchParams(window.location.hash.slice(1)).get(name) ?? '';

/** A query instead of a mutation: React may render twice, and each call works only once. */
const ONCE = { retry: false, staleTime: Infinity, gcTime: Infinity } as const;

/**
 * The page of the brand that staff switch to. It starts the hand-over (`#from=brand`), so that only this browser can
 * finish it, and opens the session when the other desk returns the token (`#token=…`).
 */
export function Arrive({ onArrived }: { readonly onArrived: (session: Session) => void }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const [token] = useState(() => partHere('token'));
  const [from] = useState(() => partHere('from'));
  const beginning = useQuery({
    queryKey: ['desk-begin-arrival', from],
    queryFn: () => call(deskContract.beginArrival, { from }),
    enabled: token === '' && from !== '',
    ...ONCE,
  });
  const arriving = useQuery({
    queryKey: ['desk-arrive', token],
    queryFn: () => call(deskContract.arrive, { token }),
    enabled: token !== '',
    ...ONCE,
  });
  const session = arriving.data;
  const address = beginning.data?.address;
  useEffect(() => {
    if (address !== undefined) window.location.replace(address);
  }, [address]);
  useEffect(() => {
    if (session) onArrived(session);
    // The app recreates the function on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [session]);
  const error = arriving.error ?? beginning.error;
  return (
    <AccountCard title={t('desk-account.arriveTitle')} lead={t('desk-account.arriveLead')}>
      {error && <ErrorNotice error={error} />}
      {(error !== null || (token === '' && from === '')) && (
        <p>
          <a className="btn btn-primary" href="/staff">
            {t('desk-account.arriveLogin')}
          </a>
        </p>
      )}
    </AccountCard>
  );
}
