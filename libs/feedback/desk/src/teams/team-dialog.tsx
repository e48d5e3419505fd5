import { ActDialog, layout } from '@vinlore/desk-ui';
import { type SupportTeam, TEAM_NAME_LENGTH, ticketContract } from '@vinlore/feedback-domain';
import { FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { agentsQuery } from '../assign/agents-query.ts';
import styles from './teams.module.css';

/** Props of `TeamDialog`. */
export interface TeamDialogProps {
  /** The team to edit; a new one if its name is ''. */
  readonly team: SupportTeam;
  readonly onKept: () => void;
  readonly onClose: () => void;
}

/** Edits a team's name and members. */
export function TeamDialog({ team, onKept, onClose }: TeamDialogProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const { data: agents = [] } = useQuery(agentsQuery(call));
  const [name, setName] = useState(team.name);
  const [members, setMembers] = useState<readonly string[]>(team.members.map(({ id }) => id));
  const nameId = useId();
  const keep = async () => {
    await call(ticketContract.staffTeamSave, { id: team.id, name: name.trim(), members: [...members] });
    onKept();
  };
  const put = (id: string, isIn: boolean) =>
    setMembers((before) => [...before.filter((each) => each !== id), ...(isIn ? [id] : [])]);
  return (
    <ActDialog
      title={t(team.name === '' ? 'teams.new' : 'teams.editTitle')}
      action={t('teams.save')}
      ready={name.trim() !== ''}
      onAct={keep}
      onClose={onClose}
    >
      <FieldFrame id={nameId} label={t('teams.name')}>
        {(ties) => (
          <input
            {...ties}
            className="field"
            data-autofocus
            maxLength={TEAM_NAME_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </FieldFrame>
      <fieldset className={styles.members}>
        <legend>{t('teams.members')}</legend>
        {agents.map((agent) => (
          <label key={agent.id} className={layout.check}>
            <input
              type="checkbox"
              checked={members.includes(agent.id)}
              onChange={({ target }) => put(agent.id, target.checked)}
            />
            <span>{agent.name}</span>
          </label>
        ))}
      </fieldset>
    </ActDialog>
  );
}
