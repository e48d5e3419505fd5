import { Panel, useDesk } from '@vinlore/desk-ui';
import type { Agent, TeamRef } from '@vinlore/feedback-domain';
import { ErrorNotice, FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { agentsQuery } from '../teams/team-queries.ts';
import { TeamField } from '../teams/team-field.tsx';
import styles from './assign.module.css';

/** Whose a ticket or a chat is, and how it changes hands. */
export interface Assigning {
  readonly assignee: Agent | null;
  /** Gives it to an account, or to nobody. */
  readonly onAssign: (to: string | null) => void;
  /** The team that has it, and how it goes to another one; absent where teams have none of its kind. */
  readonly teams?: { readonly team: TeamRef | null; readonly onTeam: (to: string | null) => void };
  readonly isPending: boolean;
  readonly error: unknown;
}

/** Whose a ticket or a chat is: a colleague's, one's own or nobody's, and who else may have it. */
export function AssigneePanel({ assigning }: { readonly assigning: Assigning }) {
  const { assignee, onAssign, teams, isPending, error } = assigning;
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { me } = useDesk();
  const call = useCall();
  const { data: agents = [] } = useQuery(agentsQuery(call));
  const known = assignee && !agents.some(({ id }) => id === assignee.id) ? [assignee, ...agents] : agents;
  return (
    <Panel
      title={t('assign.title')}
      actions={
        assignee?.id !== me.id && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-keyshortcuts="t"
            aria-busy={isPending}
            onClick={() => onAssign(me.id)}
          >
            {t('assign.take')}
          </button>
        )
      }
    >
      <div className={styles.fields}>
        <FieldFrame id={useId()} label={t('assign.to')}>
          {(ties) => (
            <select
              {...ties}
              className="field"
              value={assignee?.id ?? ''}
              disabled={isPending}
              onChange={({ target }) => onAssign(target.value === '' ? null : target.value)}
            >
              <option value="">{t('assign.nobody')}</option>
              {known.map(({ id, name }) => (
                <option key={id} value={id}>
                  {id === me.id ? t('assign.me', { name }) : name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {teams && <TeamField team={teams.team} onTeam={teams.onTeam} isPending={isPending} />}
      </div>
      {error !== null && <ErrorNotice error={error} />}
    </Panel>
  );
}
