import { memberDeskContract, type MergePreview, type StaffMember } from '@vinlore/account-domain';
import { ActDialog, ReasonField, useMay } from '@vinlore/desk-ui';
import { Notice, toasts, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import styles from './members.module.css';
import type { MemberDeskTexts } from './messages/index.ts';

interface DialogProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

/** Asks for the other account and previews what would move. */
function FindDialog({ member, onClose, onFound }: DialogProps & { readonly onFound: (found: MergePreview) => void }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const field = useId();
  const [email, setEmail] = useState('');
  const look = async () => {
    onFound(await call(memberDeskContract.staffMergePreview, { id: member.id, email: email.trim() }));
    return 'open';
  };
  return (
    <ActDialog
      title={t('merge.title')}
      lead={t('merge.lead', { email: member.email })}
      action={t('merge.look')}
      ready={email.trim() !== ''}
      onAct={look}
      onClose={onClose}
    >
      <div className={styles.sure}>
        <label className="strong" htmlFor={field}>
          {t('merge.email')}
        </label>
        <input
          data-autofocus
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
    </ActDialog>
  );
}

/** Lists what moves and what conflicts, and requests the merge with a reason; a second person approves it. */
function ConfirmDialog({ member, onClose, found }: DialogProps & { readonly found: MergePreview }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const { from, moves, conflicts } = found;
  const merge = async () => {
    await call(memberDeskContract.staffMergeMembers, { id: member.id, from_id: from.id, reason });
    await queries.invalidateQueries();
    toasts.show({ status: 'ok', message: t('merge.done', { email: from.email }) });
  };
  return (
    <ActDialog
      title={t('merge.confirmTitle', { email: from.email })}
      lead={t('merge.confirmLead', { from: from.email, into: member.email })}
      action={t('merge.act')}
      tone="danger"
      ready={reason.trim() !== ''}
      onAct={merge}
      onClose={onClose}
    >
      <div>
        <p className="strong">
          {[from.name, t(from.holder ? 'merge.holder' : 'merge.account')].filter(Boolean).join(' · ')}
        </p>
        {moves.length === 0 ? (
          <p className="dim">{t('merge.nothing')}</p>
        ) : (
          <ul className={styles.checks}>
            {moves.map(({ what, count }) => (
              <li key={what}>{t(`merge.moves.${what}`, { count })}</li>
            ))}
          </ul>
        )}
      </div>
      {conflicts.length > 0 && (
        <Notice status="ask" title={t('merge.conflicts')}>
          <ul className={styles.checks}>
            {conflicts.map(({ what, count }) => (
              <li key={what}>{t(`merge.conflict.${what}`, { count })}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p className="dim sm">{t('merge.two')}</p>
      <ReasonField value={reason} onChange={setReason} max={300} />
    </ActDialog>
  );
}

/** The "Merge accounts" button; hidden for staff accounts, guest purchases, and suspended or closed accounts. */
export function MergeMember({ member }: { readonly member: StaffMember }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const [asking, setAsking] = useState(false);
  const [found, setFound] = useState<MergePreview | null>(null);
  const mayMerge = useMay('support');
  if (!mayMerge || member.on_staff || member.closed_at !== null || member.suspended_at !== null) return null;
  const close = () => {
    setAsking(false);
    setFound(null);
  };
  return (
    <>
      <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
        {t('merge.button')}
      </button>
      {asking && !found && <FindDialog member={member} onClose={close} onFound={setFound} />}
      {asking && found && <ConfirmDialog member={member} onClose={close} found={found} />}
    </>
  );
}
