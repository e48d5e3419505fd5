import { deskContract, type DeskMe } from '@vinlore/account-domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Notice, useCall, useTranslator } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import type { staffMessages } from '../messages/index.ts';
import { meQuery } from '../session/me-query.ts';

/** How long before the session ends the notice appears. */
const WARN_MS = 3 * 60_000;

/** Warns that an idle session is about to end, with a button to stay. */
export function IdleNotice({ me }: { readonly me: DeskMe }) {
  const { t } = useTranslator<typeof staffMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(clock);
  }, []);
  const stay = useMutation({
    mutationFn: () => call(deskContract.session, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: meQuery(call).queryKey }),
  });
  const left = Date.parse(me.idle_at) - now;
  if (left > WARN_MS) return null;
  return (
    <Notice
      status="ask"
      role="alert"
      title={t('staff.idleTitle', { minutes: Math.max(0, Math.floor(left / 60_000)) })}
      actions={
        <button type="button" className="btn btn-primary" aria-busy={stay.isPending} onClick={() => stay.mutate()}>
          {t('staff.stay')}
        </button>
      }
    >
      <p>{t('staff.idleLead')}</p>
    </Notice>
  );
}
