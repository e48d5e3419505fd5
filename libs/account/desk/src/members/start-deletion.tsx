import { deletionDeskContract, type StaffMember } from '@vinlore/account-domain';
import { ActDialog, ReasonField, useMay } from '@vinlore/desk-ui';
import { toasts, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { useRenew } from './member-queries.ts';
import type { MemberDeskTexts } from './messages/index.ts';

function AskDialog({ member, onClose }: { readonly member: StaffMember; readonly onClose: () => void }) {
  const { t, date } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const renew = useRenew();
  const [reason, setReason] = useState('');
  const { id, email } = member;
  const ask = async () => {
    const { confirm_until: until } = await call(deletionDeskContract.staffStartDeletion, { account_id: id, reason });
    await renew();
    toasts.show({ status: 'ok', message: t('member.deletionAsked', { email, day: date(until) }) });
  };
  return (
    <ActDialog
      title={t('member.deletionTitle', { email })}
      lead={t('member.deletionLead')}
      action={t('member.deletionAct')}
      ready={reason.trim() !== ''}
      onAct={ask}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} max={300} />
    </ActDialog>
  );
}

/**
 * Button that starts a deletion on the member's behalf; they confirm it by email. Hidden for staff and closed accounts.
 */
export function StartDeletion({ member }: { readonly member: StaffMember }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const [asking, setAsking] = useState(false);
  const mayAsk = useMay('support');
  if (!mayAsk || member.on_staff || member.closed_at !== null) return null;
  return (
    <>
      <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
        {t('member.startDeletion')}
      </button>
      {asking && <AskDialog member={member} onClose={() => setAsking(false)} />}
    </>
  );
}
