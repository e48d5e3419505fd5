import { ChoiceBox } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { teamsQuery } from './team-queries.ts';

/** Props of `TeamBox`. */
export interface TeamBoxProps {
  /** Id of a team; '' for any. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters a list by team; hidden if the brand has none. */
export function TeamBox({ value, onChange }: TeamBoxProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { data: teams = [] } = useQuery(teamsQuery(useCall()));
  if (teams.length === 0) return null;
  return (
    <ChoiceBox
      label={t('teams.one')}
      value={value}
      options={[{ value: '', label: t('teams.any') }, ...teams.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={onChange}
    />
  );
}
