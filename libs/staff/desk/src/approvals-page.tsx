import { useQueryClient } from '@tanstack/react-query';
import {
  ActDialog,
  type Column,
  DataList,
  DeskPage,
  Moment,
  ReasonField,
  StatusTag,
  Tabs,
  type Tone,
  useDesk,
  useFilters,
  usePages,
} from '@vinlore/desk-ui';
import { type Approval, type Colleague, staffContract } from '@vinlore/staff-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { About } from './about.tsx';
import type { staffDeskMessages } from './messages/index.ts';
import styles from './staff-desk.module.css';

const DEFAULTS = { state: 'waiting' };
const TONES: Readonly<Record<Approval['state'], Tone>> = {
  waiting: 'wait',
  approved: 'ok',
  declined: 'none',
  failed: 'bad',
  void: 'none',
  expired: 'none',
};

/** Display name of a staff member; an erased account has neither name nor email. */
const nameOf = ({ name, email }: Colleague, erased: string) => name ?? email ?? erased;

/** Whether a request grants permissions that the person didn't have (ADR 27). */
const letsIn = ({ kind, facts }: Approval) => kind === 'owner-rights' && facts['change'] !== 'leave';

/** The request and the decision to confirm. */
interface Deciding {
  readonly approval: Approval;
  readonly act: 'approve' | 'decline';
}

/** Dialog texts per decision; your own request is withdrawn, someone else's declined. */
const WORDS = {
  approve: { title: 'approvals.approveTitle', lead: 'approvals.approveLead', action: 'approvals.approve' },
  decline: { title: 'approvals.declineTitle', lead: 'approvals.declineLead', action: 'approvals.decline' },
  takeBack: { title: 'approvals.takeBackTitle', lead: 'approvals.takeBackLead', action: 'approvals.takeBack' },
} as const;

/** Asks for confirmation before a decision. */
function DecideDialog({ approval, act, onClose }: Deciding & { readonly onClose: () => void }) {
  const { t } = useTranslator<typeof staffDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const { me } = useDesk();
  const [reason, setReason] = useState('');
  const { id, asked_by: by } = approval;
  const words = WORDS[act === 'decline' && by.id === me.id ? 'takeBack' : act];
  const decide = () =>
    act === 'approve'
      ? call(staffContract.approve, { id })
      : call(staffContract.decline, { id, reason: reason.trim() });
  return (
    <ActDialog
      title={t(words.title)}
      lead={t(words.lead)}
      action={t(words.action)}
      ready={act === 'approve' || reason.trim() !== ''}
      onAct={async () => {
        try {
          await decide();
        } finally {
          // Reload after a refusal too, because the request may have been decided or failed in the meantime.
          await queries.invalidateQueries({ queryKey: ['approvals'] });
        }
      }}
      onClose={onClose}
    >
      <About approval={approval} />
      {act === 'approve' && letsIn(approval) && <p>{t('approvals.vouch')}</p>}
      {act === 'decline' && <ReasonField value={reason} onChange={setReason} />}
    </ActDialog>
  );
}

/** `/staff/approvals`: requests that need two people. */
export function ApprovalsPage() {
  const { t, has } = useTranslator<typeof staffDeskMessages>();
  const { me } = useDesk();
  const call = useCall();
  const [{ state }] = useFilters(DEFAULTS);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const listed = state === 'decided' ? 'decided' : 'waiting';
  const query = usePages(['approvals', listed], async (cursor, signal) => {
    const page = await call(staffContract.approvals, { state: listed, ...(cursor !== null && { cursor }) }, { signal });
    return { rows: page.approvals, cursor: page.more ? page.approvals.at(-1)!.id : null, waiting: page.waiting };
  });
  const kind = ({ kind }: Approval) => {
    const key = `approvals.kind.${kind}`;
    return has(key) ? t(key) : kind;
  };
  const columns: Column<Approval>[] = [
    { key: 'kind', title: t('approvals.what'), cell: (row) => kind(row) },
    { key: 'facts', title: t('approvals.facts'), cell: (row) => <About approval={row} /> },
    {
      key: 'by',
      title: t('approvals.askedBy'),
      cell: ({ asked_by: by }) => nameOf(by, t('trail.erased')),
    },
    { key: 'at', title: t('approvals.askedAt'), cell: ({ asked_at: at }) => <Moment at={at} /> },
    {
      key: 'state',
      title: t('approvals.state'),
      cell: (row) => (
        <div className={styles.state}>
          <StatusTag tone={TONES[row.state]}>{t(`approvals.state.${row.state}`)}</StatusTag>
          {row.by_operator && <p className="dim sm">{t('approvals.byOperator')}</p>}
          {row.for_operator && (
            <p className="dim sm">
              {t('approvals.forOperator')} <code className={styles.command}>npm run approvals -- approve {row.id}</code>
            </p>
          )}
          {row.decided_by && (
            <p className="dim sm">{t('approvals.decidedBy', { who: nameOf(row.decided_by, t('trail.erased')) })}</p>
          )}
          {row.words && <p className="dim sm">{row.words}</p>}
        </div>
      ),
    },
    {
      key: 'acts',
      title: '',
      align: 'end',
      cell: (approval) => (
        <div className={styles.acts}>
          {approval.decidable && (
            <button type="button" className="btn btn-outline" onClick={() => setDeciding({ approval, act: 'approve' })}>
              {t('approvals.approve')}
            </button>
          )}
          {approval.state === 'waiting' && (approval.decidable || approval.asked_by.id === me.id) && (
            <button type="button" className="btn btn-quiet" onClick={() => setDeciding({ approval, act: 'decline' })}>
              {t(approval.asked_by.id === me.id ? 'approvals.takeBack' : 'approvals.decline')}
            </button>
          )}
        </div>
      ),
    },
  ];
  return (
    <DeskPage title={t('approvals.title')} lead={t('approvals.lead')}>
      <Tabs
        label={t('approvals.title')}
        tabs={[
          {
            href: '/staff/approvals',
            label: t('approvals.waiting'),
            ...(query.first && { count: query.first.waiting }),
          },
          { href: '/staff/approvals?state=decided', label: t('approvals.decided') },
        ]}
      />
      <DataList
        label={t('approvals.title')}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{
          title: t(listed === 'waiting' ? 'approvals.noneWaiting' : 'approvals.noneDecided'),
          lead: t('approvals.noneLead'),
        }}
      />
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
    </DeskPage>
  );
}
