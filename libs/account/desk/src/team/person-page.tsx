import { teamContract, type TeamPerson } from '@vinlore/account-domain';
import { CallError } from '@vinlore/contract';
import { ActDialog, DeskPage, Facts, Moment, Panel, useDesk } from '@vinlore/desk-ui';
import { ErrorNotice, Notice, toasts, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountDeskTexts } from '../messages/index.ts';
import { PermissionTags } from './permission-words.tsx';
import { RightsForm } from './rights-form.tsx';
import styles from './team.module.css';

const keyOf = (id: string) => ['team-person', id];

/** Actions an owner can take on a team member. */
type Act = 'resetFactor' | 'endSessions' | 'remove';

const ACTS = {
  endSessions: {
    title: 'desk-account.endAllTitle',
    lead: 'desk-account.endAllLead',
    action: 'desk-account.endAll',
    done: 'desk-account.endedAll',
  },
  resetFactor: {
    title: 'desk-account.resetTitle',
    lead: 'desk-account.resetLead',
    action: 'desk-account.reset',
    done: 'desk-account.resetDone',
  },
  remove: {
    title: 'desk-account.leaveTitle',
    lead: 'desk-account.leaveLead',
    action: 'desk-account.leave',
    done: 'desk-account.left',
  },
} as const satisfies Record<Act, Record<string, keyof AccountDeskTexts['en']>>;

/** Destructive actions on a team member, each with a confirmation. */
function Acts({ person, acts }: { readonly person: TeamPerson; readonly acts: readonly Act[] }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const queries = useQueryClient();
  const { go } = useDesk();
  const [asking, setAsking] = useState<Act | null>(null);
  const { id, email } = person;
  const say = (words: string) => toasts.show({ status: 'ok', message: words });
  const carryOut = async (act: Act) => {
    if (act === 'remove') {
      const { done } = await call(teamContract.remove, { id });
      say(t(done ? ACTS.remove.done : 'desk-account.asked', { email }));
      if (done) return go('/staff/team');
    } else {
      await call(teamContract[act], { id });
      say(t(ACTS[act].done, { email }));
    }
    await queries.invalidateQueries({ queryKey: keyOf(id) });
  };
  return (
    <Panel title={t('desk-account.acts')}>
      <div className={styles.acts}>
        {acts.map((act) => (
          <div key={act} className={styles.act}>
            <p className="dim sm">{t(ACTS[act].lead)}</p>
            <button type="button" className="btn btn-outline" onClick={() => setAsking(act)}>
              {t(ACTS[act].action)}
            </button>
          </div>
        ))}
      </div>
      {asking && (
        <ActDialog
          title={t(ACTS[asking].title, { email })}
          lead={t(ACTS[asking].lead)}
          action={t(ACTS[asking].action)}
          tone="danger"
          onAct={() => carryOut(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </Panel>
  );
}

/** A team member's details, permissions, and actions for owners. */
function Person({ person }: { readonly person: TeamPerson }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const { me } = useDesk();
  const { key } = useBrand();
  const { factors } = person;
  const own = person.home === key;
  const oneself = person.id === me.id;
  return (
    <div className={styles.panels}>
      {oneself && <Notice status="info" title={t('desk-account.oneself')} />}
      {!own && <Notice status="info" title={t('desk-account.elsewhere', { email: person.email })} />}
      <Panel title={t('desk-account.person')}>
        <Facts
          facts={[
            [t('desk-account.email'), person.email],
            [t('desk-account.mayDo'), <PermissionTags key="tags" permissions={person.permissions} />],
            [
              t('desk-account.authenticator'),
              factors &&
                (factors.authenticator ? (
                  <Moment key="at" at={factors.authenticator.set_at} />
                ) : (
                  t('desk-account.notSetYet')
                )),
            ],
            [t('desk-account.passkeys'), factors && String(factors.passkeys)],
            [
              t('desk-account.lastSeen'),
              person.last_seen_at ? <Moment key="seen" at={person.last_seen_at} /> : t('desk-account.neverSeen'),
            ],
          ]}
        />
      </Panel>
      {own && !oneself && <RightsForm key={person.id} person={person} />}
      {!oneself && (
        <Acts person={person} acts={own ? ['endSessions', 'resetFactor', 'remove'] : ['endSessions', 'remove']} />
      )}
    </div>
  );
}

/** `/staff/team/<id>`: a team member of this brand's desk. */
export function PersonPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { t } = useTranslator<AccountDeskTexts>();
  const call = useCall();
  const id = params['id'] ?? '';
  const query = useQuery({ queryKey: keyOf(id), queryFn: ({ signal }) => call(teamContract.one, { id }, { signal }) });
  const person = query.data;
  const { error } = query;
  // A truncated URL doesn't name a person either.
  const gone = error instanceof CallError && (error.status === 404 || error.status === 400);
  return (
    <DeskPage
      title={person ? person.name || person.email : t(gone ? 'desk-account.gone' : 'desk-account.person')}
      back={{ href: '/staff/team', label: t('desk-account.team') }}
    >
      {gone && <Notice status="no" title={t('desk-account.goneLead')} />}
      {error && !gone && <ErrorNotice error={error} onRetry={() => void query.refetch()} />}
      {query.isPending && <span className="skeleton" />}
      {person && <Person person={person} />}
    </DeskPage>
  );
}
