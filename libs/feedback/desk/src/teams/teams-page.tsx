import { ActDialog, DeskPage, layout, Panel } from '@vinlore/desk-ui';
import { type SupportTeam, ticketContract } from '@vinlore/feedback-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { TICKETS_KEY } from '../tickets-key.ts';
import { TeamDialog } from './team-dialog.tsx';
import { teamsQuery } from './team-queries.ts';

type Doing = { readonly what: 'edit' | 'remove'; readonly team: SupportTeam } | null;

/** A team in the list, with its members and actions. */
function Row({ team, onDo }: { readonly team: SupportTeam; readonly onDo: (doing: Doing) => void }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { name, members } = team;
  return (
    <li className={layout.item}>
      <div>
        <h3 className="strong">{name}</h3>
        <p className="dim sm">{members.map((member) => member.name).join(', ') || t('teams.nobody')}</p>
      </div>
      <div className="row">
        <button
          type="button"
          className="btn btn-outline"
          aria-label={`${t('teams.edit')}: ${name}`}
          onClick={() => onDo({ what: 'edit', team })}
        >
          {t('teams.edit')}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={`${t('teams.remove')}: ${name}`}
          onClick={() => onDo({ what: 'remove', team })}
        >
          {t('teams.remove')}
        </button>
      </div>
    </li>
  );
}

/** /staff/support-teams: teams that tickets can be assigned to, managed by owners. */
export function TeamsPage() {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const { data: teams, error, refetch } = useQuery(teamsQuery(call));
  const [doing, setDoing] = useState<Doing>(null);
  const close = () => setDoing(null);
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: teamsQuery(call).queryKey });
    void queries.invalidateQueries({ queryKey: TICKETS_KEY });
  };
  const add = () => setDoing({ what: 'edit', team: { id: crypto.randomUUID(), name: '', members: [] } });
  const remove = async ({ id }: SupportTeam) => {
    await call(ticketContract.staffTeamRemove, { id });
    refresh();
  };
  return (
    <DeskPage
      title={t('teams.title')}
      lead={t('teams.lead')}
      actions={
        <button type="button" className="btn btn-primary" onClick={add}>
          {t('teams.new')}
        </button>
      }
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!teams && !error && (
        <span className={`skeleton ${layout.place}`} role="status" aria-label={t('teams.loading')} />
      )}
      {teams && (
        <Panel title={t(teams.length === 0 ? 'teams.none' : 'teams.list')}>
          {teams.length === 0 ? (
            <p className="dim">{t('teams.noneLead')}</p>
          ) : (
            <ul className={layout.rows}>
              {teams.map((team) => (
                <Row key={team.id} team={team} onDo={setDoing} />
              ))}
            </ul>
          )}
        </Panel>
      )}
      {doing?.what === 'edit' && <TeamDialog team={doing.team} onKept={refresh} onClose={close} />}
      {doing?.what === 'remove' && (
        <ActDialog
          title={t('teams.removeTitle', { name: doing.team.name })}
          lead={t('teams.removeLead')}
          action={t('teams.removeAct')}
          tone="danger"
          onAct={() => remove(doing.team)}
          onClose={close}
        />
      )}
    </DeskPage>
  );
}
