import type { StaffMember } from '@vinlore/account-domain';
import { CallError } from '@vinlore/contract';
import { DeskLink, DeskPage, Facts, Moment, Panel, useMay } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DealerActs } from './dealer-acts.tsx';
import { DealerTag } from './dealer-tag.tsx';
import { ChangeEmail, WaitingEmail } from './email-change.tsx';
import { memberQuery } from './member-queries.ts';
import { MergeMember } from './merge-member.tsx';
import { MemberSessions } from './member-sessions.tsx';
import { MemberTags, nameOf } from './member-tags.tsx';
import { StartDeletion } from './start-deletion.tsx';
import { Suspended, SuspendMember } from './suspension-acts.tsx';
import styles from './members.module.css';
import type { MemberDeskTexts } from './messages/index.ts';
import { useTimeLeft } from './time-left.ts';
import { ViewMember } from './view-member.tsx';

function Closing({ deletion }: { readonly deletion: NonNullable<StaffMember['deletion']> }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const left = useTimeLeft();
  const maySee = useMay('support');
  return (
    <Notice status="stop" title={t('member.closing', { left: left(deletion.erase_at) })}>
      <p>{t('member.closingLead')}</p>
      {maySee && <DeskLink href="/staff/deletions">{t('member.toDeletions')}</DeskLink>}
    </Notice>
  );
}

function Account({ member }: { readonly member: StaffMember }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const tickets = `/staff/tickets?search=${encodeURIComponent(member.email)}`;
  const maySee = useMay('support');
  return (
    <Panel title={t('member.account')} actions={maySee && <DeskLink href={tickets}>{t('member.toTickets')}</DeskLink>}>
      <Facts
        facts={[
          [t('members.email'), member.email],
          [t('members.name'), nameOf(member)],
          [t('member.phone'), member.phone],
          [t('member.company'), member.company],
          [t('member.language'), member.language && t(`member.language.${member.language}`)],
          [t('members.since'), <Moment key="since" at={member.created_at} />],
          [t('member.closedAt'), member.closed_at && <Moment key="closed" at={member.closed_at} />],
          [t('member.id'), <span key="id">{member.id}</span>],
        ]}
      />
      <div className={styles.below}>
        <ViewMember member={member} />
        <ChangeEmail member={member} />
        <MergeMember member={member} />
        <SuspendMember member={member} />
        <StartDeletion member={member} />
      </div>
    </Panel>
  );
}

function Dealer({ member, dealer }: { member: StaffMember; dealer: NonNullable<StaffMember['dealer']> }) {
  const { t } = useTranslator<MemberDeskTexts>();
  const name = member.company || nameOf(member) || member.email;
  return (
    <Panel title={t('dealers.panel')} actions={<DealerActs dealer={{ id: member.id, name, state: dealer.state }} />}>
      <Facts
        facts={[
          [t('dealers.standing'), <DealerTag key="state" state={dealer.state} />],
          [t('dealers.registered'), <Moment key="since" at={dealer.since} />],
          [t('dealers.approvedAt'), dealer.approved_at && <Moment key="approved" at={dealer.approved_at} />],
          [t('dealers.withdrawnAt'), dealer.withdrawn_at && <Moment key="withdrawn" at={dealer.withdrawn_at} />],
        ]}
      />
    </Panel>
  );
}

/** Props of `MemberPage`. */
export interface MemberPageProps {
  readonly params: Readonly<Record<string, string>>;
  /** Sections from other slices (documents, orders, credits, messages), passed in by the app. */
  readonly more?: (member: StaffMember) => ReactNode;
}

/** A member's page: account, sessions, dealer status, and sections from other slices. */
export function MemberPage({ params, more }: MemberPageProps) {
  const { t } = useTranslator<MemberDeskTexts>();
  const call = useCall();
  const { data: member, error, refetch } = useQuery(memberQuery(call, params['id']!));
  // A truncated URL doesn't name a member either.
  const gone = error instanceof CallError && (error.status === 404 || error.status === 400);
  const back = { href: '/staff/members', label: t('members.title') };
  if (!member)
    return (
      <DeskPage title={t(gone ? 'member.gone' : 'member.account')} back={back}>
        {gone && <Notice status="no" title={t('member.goneLead')} />}
        {error && !gone && <ErrorNotice error={error} onRetry={() => void refetch()} />}
        {!error && (
          <div className={styles.places} role="status" aria-label={t('member.loading')}>
            <span className={`skeleton ${styles.place}`} />
            <span className={`skeleton ${styles.place}`} />
          </div>
        )}
      </DeskPage>
    );
  return (
    <DeskPage
      title={nameOf(member) || member.email}
      lead={nameOf(member) && member.email}
      back={back}
      tags={<MemberTags member={member} />}
    >
      {member.suspended_at !== null && <Suspended member={member} since={member.suspended_at} />}
      {member.email_change && <WaitingEmail member={member} change={member.email_change} />}
      {member.merged_into !== null && (
        <Notice status="stop" title={t('merge.merged')}>
          <DeskLink href={`/staff/members/${member.merged_into}`}>{t('merge.toOther')}</DeskLink>
        </Notice>
      )}
      {member.deletion && <Closing deletion={member.deletion} />}
      <div className={`columns ${styles.two}`}>
        <Account member={member} />
        <MemberSessions member={member} />
        {member.dealer && <Dealer member={member} dealer={member.dealer} />}
      </div>
      {more?.(member)}
    </DeskPage>
  );
}
