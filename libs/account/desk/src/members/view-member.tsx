import { memberDeskContract, type StaffMember } from '@vinlore/account-domain';
import { ActDialog, ReasonField, useMay } from '@vinlore/desk-ui';
import { Modal, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import styles from './members.module.css';
import type { MemberDeskTexts } from './messages/index.ts';

function ViewDialog({ member: { id, email }, onClose }: { member: StaffMember; onClose: () => void }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const [reason, setReason] = useState('');
  const [address, setAddress] = useState<string | null>(null);
  const begin = async () => {
    setAddress((await call(memberDeskContract.staffViewMember, { id, reason })).address);
    return 'open';
  };
  // A link instead of `window.open`: popup blockers allow it, and the view gets no reference to the desk.
  if (address !== null)
    return (
      <Modal open onClose={onClose} title={t('view.readyTitle')} closeButton>
        <div className={styles.places}>
          <p>{t('view.readyLead')}</p>
          <p>
            <a className="btn btn-primary" href={address} target="_blank" rel="noopener noreferrer" onClick={onClose}>
              {t('view.open')}
            </a>
          </p>
        </div>
      </Modal>
    );
  return (
    <ActDialog
      title={t('view.title', { email })}
      lead={t('view.lead')}
      action={t('view.act')}
      ready={reason.trim() !== ''}
      onAct={begin}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} label={t('view.reason')} max={300} />
    </ActDialog>
  );
}

/** The "View as member" button; hidden for staff, closed, and suspended accounts. */
export function ViewMember({ member }: { readonly member: StaffMember }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const [asking, setAsking] = useState(false);
  const mayView = useMay('support');
  if (!mayView || member.on_staff || member.closed_at !== null || member.suspended_at !== null) return null;
  return (
    <>
      <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
        {t('view.view')}
      </button>
      {asking && <ViewDialog member={member} onClose={() => setAsking(false)} />}
    </>
  );
}
