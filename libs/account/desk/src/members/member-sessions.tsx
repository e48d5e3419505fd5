import { memberDeskContract, type StaffMember, type StaffSession } from '@vinlore/account-domain';
import { ActDialog, Panel, ReasonField, useMay } from '@vinlore/desk-ui';
import { toasts, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { useRenew } from './member-queries.ts';
import styles from './members.module.css';
import type { MemberDeskTexts } from './messages/index.ts';

/** Display name of the browser and operating system. */
function useDevice() {
  const { t } = useTranslator<MemberDeskTexts>();
  return ({ browser, system }: StaffSession) =>
    browser && system ? t('member.device', { browser, system }) : browser || system || t('member.unknownDevice');
}

function EndSessions(props: { member: StaffMember; session: StaffSession | null; onClose: () => void }) {
  const { member, session, onClose } = props;
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const renew = useRenew();
  const deviceOf = useDevice();
  const [reason, setReason] = useState('');
  const end = async () => {
    const input = { id: member.id, reason, ...(session && { session_id: session.id }) };
    const { ended } = await call(memberDeskContract.staffEndSessions, input);
    await renew();
    toasts.show({ status: 'ok', message: t('member.ended', { count: ended }) });
  };
  const words = session
    ? ({ title: 'member.endSession', lead: t('member.endOneLead', { device: deviceOf(session) }) } as const)
    : ({ title: 'member.endAll', lead: t('member.endAllLead', { email: member.email }) } as const);
  return (
    <ActDialog
      title={t(words.title)}
      lead={words.lead}
      action={t(words.title)}
      tone="danger"
      ready={reason.trim() !== ''}
      onAct={end}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} max={300} />
    </ActDialog>
  );
}

/** The member's sessions, with buttons to sign out one or all of them. */
export function MemberSessions({ member }: { readonly member: StaffMember }) {
  const { t, moment } = useTranslator<MemberDeskTexts>();
  const [ending, setEnding] = useState<StaffSession | 'all' | null>(null);
  const deviceOf = useDevice();
  const mayEnd = useMay(member.on_staff ? 'owner' : 'support');
  const { sessions } = member;
  return (
    <Panel
      title={t('member.sessions')}
      actions={
        mayEnd &&
        sessions.length > 1 && (
          <button type="button" className="btn btn-outline" onClick={() => setEnding('all')}>
            {t('member.endAll')}
          </button>
        )
      }
    >
      {sessions.length === 0 && <p className="dim">{t('member.noSessions')}</p>}
      <ul className={styles.sessions}>
        {sessions.map((session) => {
          const [device, when] = [deviceOf(session), moment(session.last_seen_at)];
          return (
            <li key={session.id} className={styles.session}>
              <div>
                <p className="strong">{device}</p>
                <p className="dim sm">{t('member.lastSeen', { when })}</p>
              </div>
              {mayEnd && (
                <button
                  type="button"
                  className="btn btn-outline"
                  aria-label={t('member.endSessionOf', { device, when })}
                  onClick={() => setEnding(session)}
                >
                  {t('member.endSession')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {ending && (
        <EndSessions member={member} session={ending === 'all' ? null : ending} onClose={() => setEnding(null)} />
      )}
    </Panel>
  );
}
