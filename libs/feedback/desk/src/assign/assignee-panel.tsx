import { Panel, useDesk } from '@vinlore/desk-ui';
import type { Agent } from '@vinlore/feedback-domain';
import { ErrorNotice, FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { agentsQuery } from './agents-query.ts';
import styles from './assign.module.css';

/** Whose a ticket or a chat is, and how it changes hands. */
export interface Assigning {
  readonly assignee: Agent | null;
  /** Gives it to an account, or to nobody. */
  readonly onAssign: (to: string | null) => void;
  /** The field of the team that has it; absent where teams have none of its kind. */
  readonly team?: ReactNode;
  readonly isPending: boolean;
  readonly error: unknown;
}

/** Whose a ticket or a chat is: a colleague's, one's own or nobody's, and who else may have it. */
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
