import { ChoiceBox } from '@vinlore/desk-ui';
import type { Agent, TeamRef, TicketHolder } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from './assign.module.css';

/** Props of `HolderBox`. */
export interface HolderBoxProps {
  /** '' for all. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The available assignee filters. */
  readonly holders: readonly TicketHolder[];
}

/** Filters a list by assignee: assigned to me, to my teams, unassigned, or all. */
export function HolderBox({ value, onChange, holders }: HolderBoxProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return (
    <ChoiceBox
      label={t('assign.title')}
      value={value}
      options={[
        { value: '', label: t('assign.all') },
        ...holders.map((each) => ({ value: each, label: t(`assign.${each}`) })),
      ]}
      onChange={onChange}
    />
  );
}

/** The assignee and team of a list row. */
export function AssigneeName({ assignee, team }: { readonly assignee: Agent | null; readonly team: TeamRef | null }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  // Phones show no column headers, so the name is labeled and not truncated.
  if (!assignee && !team) return <span className={`dim ${styles.wide}`}>{t('assign.nobody')}</span>;
  const names = [assignee?.name, team?.name].filter((name) => name !== undefined).join(', ');
  return (
    <>
      <span className={styles.wide}>{names}</span>
      <span className={styles.narrow}>{t('assign.has', { name: names })}</span>
    </>
  );
}
