import { DeskLink, useMay } from '@vinlore/desk-ui';
import type { Approval } from '@vinlore/staff-domain';
import { useTranslator } from '@vinlore/ui';
import { ChangeList } from './change-list.tsx';
import { FactWords } from './fact-words.tsx';
import type { staffDeskMessages } from './messages/index.ts';
import styles from './staff-desk.module.css';

/** Kinds of requests about a team member. */
const TEAM_KINDS = new Set(['owner-rights', 'second-factor-reset']);

/** Whether the person the request is about has a team page now. */
function isOnTeam({ facts, state }: Approval): boolean {
  const isDone = state === 'approved';
  return facts['change'] === 'add' ? isDone : facts['change'] !== 'leave' || !isDone;
}

/** Subject of a request, with a link to it, and its details. */
export function About({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslator<typeof staffDeskMessages>();
  const isOwner = useMay('owner');
  const maySeeOrders = useMay('billing');
  const { subject, person, facts } = approval;
  const who = person && (person.name ?? person.email ?? t('trail.erased'));
  const isTeams = approval.kind === 'second-factor-reset' || isOnTeam(approval);
  const page = TEAM_KINDS.has(approval.kind) && isTeams ? 'team' : 'members';
  return (
    <div className={styles.about}>
      {person && (
        <p>
          {isOwner && person.email ? <DeskLink href={`/staff/${page}/${subject.id}`}>{who}</DeskLink> : <b>{who}</b>}
          {person.name && person.email && <span className="dim"> · {person.email}</span>}
        </p>
      )}
      {subject.kind === 'order' && maySeeOrders && (
        <DeskLink href={`/staff/orders/${subject.id}`}>{t('approvals.toOrder')}</DeskLink>
      )}
      {typeof facts['account'] === 'string' && isOwner && (
        <DeskLink href={`/staff/members/${facts['account']}`}>{t('approvals.toMerged')}</DeskLink>
      )}
      <FactWords facts={facts} />
      <ChangeList changes={approval.changes} />
    </div>
  );
}
