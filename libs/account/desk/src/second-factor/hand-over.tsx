import { deskContract } from '@vinlore/account-domain';
import { DeskPage } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';

/** `/staff/hand-over#to=…&challenge=…`: sends the session to the desk that started the hand-over in this browser. */
export function HandOverPage() {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const [{ brand, challenge }] = useState(() => {
    const parts = new URLSearchParams(window.location.hash.slice(1));
    return { brand: parts.get('to') ?? '', challenge: parts.get('challenge') ?? '' };
  });
  // A query instead of a mutation: React may render twice.
  const handOver = useQuery({
    queryKey: ['desk-hand-over', brand, challenge],
    queryFn: () => call(deskContract.handOver, { brand, challenge }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const address = handOver.data?.address;
  useEffect(() => {
    if (address !== undefined) window.location.replace(address);
  }, [address]);
  return (
    <DeskPage title={t('desk-account.arriveTitle')} lead={t('desk-account.handOverLead')}>
      {handOver.error && <ErrorNotice error={handOver.error} />}
    </DeskPage>
  );
}
