import type { TeamRef } from '@vinlore/feedback-domain';
import { FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { teamsQuery } from './team-queries.ts';

/** Props of `TeamField`. */
export interface TeamFieldProps {
  readonly team: TeamRef | null;
  readonly onTeam: (to: string | null) => void;
  readonly isPending: boolean;
}

/** Chooses the team of a ticket; hidden if the brand has none. */
export function TeamField({ team, onTeam, isPending }: TeamFieldProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { data = [] } = useQuery(teamsQuery(useCall()));
  const id = useId();
  const teams = team && !data.some((each) => each.id === team.id) ? [team, ...data] : data;
  if (teams.length === 0) return null;
  return (
    <FieldFrame id={id} label={t('teams.one')} hint={t('teams.hint')}>
      {(ties) => (
        <select
          {...ties}
          className="field"
          value={team?.id ?? ''}
          disabled={isPending}
          onChange={({ target }) => onTeam(target.value === '' ? null : target.value)}
        >
          <option value="">{t('teams.noTeam')}</option>
          {teams.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
