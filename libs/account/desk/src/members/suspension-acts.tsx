import { memberDeskContract, type StaffMember } from '@vinlore/account-domain';
import { ActDialog, Moment, ReasonField, useMay } from '@vinlore/desk-ui';
import { Notice, toasts, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberDeskTexts } from './messages/index.ts';

/** Route and success text of each action. */
const ACTS = {
  suspend: { row: memberDeskContract.staffSuspendMember, done: 'member.suspendDone' },
  lift: { row: memberDeskContract.staffLiftSuspension, done: 'member.liftDone' },
} as const;

function SuspensionDialog(props: { act: keyof typeof ACTS; member: StaffMember; onClose: () => void }) {
  const { act, member, onClose } = props;
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const { id, email } = member;
  const decide = async () => {
    await call(ACTS[act].row, { id, reason });
    // Suspending also cancels plans from other slices, so reload everything on the page.
    await queries.invalidateQueries();
    toasts.show({ status: 'ok', message: t(ACTS[act].done, { email }) });
  };
  return (
    <ActDialog
      title={t(`member.${act}Title`, { email })}
      lead={t(`member.${act}Lead`)}
      action={t(`member.${act}`)}
      {...(act === 'suspend' && { tone: 'danger' })}
      ready={reason.trim() !== ''}
      onAct={decide}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} max={300} />
    </ActDialog>
  );
}

/** The "Suspend" button; hidden for suspended, closed, and staff accounts. */
export function SuspendMember({ member }: { readonly member: StaffMember }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const [asking, setAsking] = useState(false);
  const maySuspend = useMay('support');
  if (!maySuspend || member.on_staff || member.suspended_at !== null || member.closed_at !== null) return null;
  return (
    <>
      <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
        {t('member.suspend')}
      </button>
      {asking && <SuspensionDialog act="suspend" member={member} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Shows when and why a member was suspended, with a button to lift the suspension. */
export function Suspended({ member, since }: { readonly member: StaffMember; readonly since: string }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const [asking, setAsking] = useState(false);
  const mayLift = useMay('support');
  return (
    <Notice status="stop" title={t('member.suspended')}>
      <p>
        <Moment at={since} />
        {member.suspended_reason && ` · ${member.suspended_reason}`}
      </p>
      {mayLift && (
        <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
          {t('member.lift')}
        </button>
      )}
      {asking && <SuspensionDialog act="lift" member={member} onClose={() => setAsking(false)} />}
    </Notice>
  );
}
