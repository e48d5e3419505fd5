import { Panel, useDesk } from '@vinlore/desk-ui';
import type { Agent } from '@vinlore/feedback-domain';
import { ErrorNotice, FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { agentsQuery } from './agents-query.ts';
import styles from './assign.module.css';

/** The assignee of a ticket or chat, and how to change it. */
export interface Assigning {
  readonly assignee: Agent | null;
  /** Assigns an account; null unassigns. */
  readonly onAssign: (to: string | null) => void;
  /** The team field; absent for chats, which can't be assigned to teams. */
  readonly team?: ReactNode;
  readonly isPending: boolean;
  readonly error: unknown;
}

/** Shows and changes the assignee of a ticket or chat. */
export function AssigneePanel({ assigning }: { readonly assigning: Assigning }) {
  const { assignee, onAssign, team, isPending, error } = assigning;
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
        {team}
      </div>
      {error !== null && <ErrorNotice error={error} />}
    </Panel>
  );
}
