import { memberDeskContract, type StaffMember } from '@vinlore/account-domain';
import { ActDialog, Moment, ReasonField, useMay } from '@vinlore/desk-ui';
import { Notice, toasts, useCall, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import { useRenew } from './member-queries.ts';
import styles from './members.module.css';
import type { MemberDeskTexts } from './messages/index.ts';

interface DialogProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

/** Identity checks that staff confirm before they send a link to a new email. */
const CHECKS = ['checkKnows', 'checkOld', 'checkTicket'] as const;

function ChangeDialog({ member: { id, email: present }, onClose }: DialogProps) {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const renew = useRenew();
  const field = useId();
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const change = async () => {
    const waits = await call(memberDeskContract.staffChangeEmail, { id, email, reason });
    await renew();
    toasts.show({ status: 'ok', message: t('email.sent', { email: waits.email }) });
  };
  return (
    <ActDialog
      title={t('email.changeTitle', { email: present })}
      lead={t('email.changeLead')}
      action={t('email.changeAct')}
      ready={checked && email.trim() !== '' && reason.trim() !== ''}
      onAct={change}
      onClose={onClose}
    >
      <div>
        <p className="strong">{t('email.checks')}</p>
        <ul className={styles.checks}>
          {CHECKS.map((check) => (
            <li key={check}>{t(`email.${check}`)}</li>
          ))}
        </ul>
      </div>
      <label className={styles.checked}>
        <input
          data-autofocus
          type="checkbox"
          checked={checked}
          onChange={(event) => setChecked(event.target.checked)}
        />
        <span>{t('email.checked')}</span>
      </label>
      <div className={styles.sure}>
        <label className="strong" htmlFor={field}>
          {t('email.new')}
        </label>
        <input
          id={field}
          className="field"
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <ReasonField value={reason} onChange={setReason} label={t('email.reason')} max={300} />
    </ActDialog>
  );
}

/** The "Change email" button; hidden for staff accounts, closed accounts, and while a change is pending. */
export function ChangeEmail({ member }: { readonly member: StaffMember }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const [asking, setAsking] = useState(false);
  const mayChange = useMay('support');
  if (!mayChange || member.on_staff || member.closed_at !== null || member.email_change !== null) return null;
  return (
    <>
      <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
        {t('email.change')}
      </button>
      {asking && <ChangeDialog member={member} onClose={() => setAsking(false)} />}
    </>
  );
}

function ResendDialog({ member, email, onClose }: DialogProps & { readonly email: string }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const renew = useRenew();
  const resend = async () => {
    await call(memberDeskContract.staffResendEmail, { id: member.id });
    await renew();
    toasts.show({ status: 'ok', message: t('email.sent', { email }) });
  };
  return (
    <ActDialog
      title={t('email.resendTitle', { email })}
      lead={t('email.resendLead')}
      action={t('email.resend')}
      onAct={resend}
      onClose={onClose}
    />
  );
}

function CancelDialog({ member: { id, email: present }, email, onClose }: DialogProps & { readonly email: string }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const renew = useRenew();
  const [reason, setReason] = useState('');
  const cancel = async () => {
    await call(memberDeskContract.staffCancelEmail, { id, reason });
    await renew();
    toasts.show({ status: 'ok', message: t('email.canceled', { email: present }) });
  };
  return (
    <ActDialog
      title={t('email.cancelTitle', { email })}
      lead={t('email.cancelLead')}
      action={t('email.cancel')}
      tone="danger"
      ready={reason.trim() !== ''}
      onAct={cancel}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} max={300} />
    </ActDialog>
  );
}

/** The pending email change: who requested it, why, and buttons to resend or cancel it. */
export function WaitingEmail(props: {
  readonly member: StaffMember;
  readonly change: NonNullable<StaffMember['email_change']>;
}) {
  const { member, change } = props;
  const { email, until, staff } = change;
  const { t } = useTranslator<MemberDeskTexts>();
  const [asking, setAsking] = useState<'resend' | 'cancel' | null>(null);
  const mayAct = useMay('support') && !member.on_staff;
  const who = staff ? t('email.byStaff', { name: staff.name || t('email.someone') }) : t('email.byMember');
  const close = () => setAsking(null);
  return (
    <Notice
      status="info"
      title={t('email.waits', { email })}
      actions={
        mayAct && (
          <>
            <button type="button" className="btn btn-outline" onClick={() => setAsking('resend')}>
              {t('email.resend')}
            </button>
            <button type="button" className="btn btn-outline" onClick={() => setAsking('cancel')}>
              {t('email.cancel')}
            </button>
          </>
        )
      }
    >
      <p>
        {who}
        {staff && staff.reason !== '' && ` · ${staff.reason}`}
      </p>
      <p>
        {t('email.until')} <Moment at={until} />
      </p>
      {asking === 'resend' && <ResendDialog member={member} email={email} onClose={close} />}
      {asking === 'cancel' && <CancelDialog member={member} email={email} onClose={close} />}
    </Notice>
  );
}
