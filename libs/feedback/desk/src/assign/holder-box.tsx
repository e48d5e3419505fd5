import { ChoiceBox } from '@vinlore/desk-ui';
import type { Agent, TeamRef, TicketHolder } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from './assign.module.css';

/** What `HolderBox` takes. */
export interface HolderBoxProps {
  /** '' for everybody's. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whose rows can be asked for. */
  readonly holders: readonly TicketHolder[];
}

/** Filters a list by whose its rows are: one's own, one's teams', nobody's, or everybody's. */
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

/** Whose a row of a list is: a colleague's, and a team's where teams have such rows. */
export function AssigneeName({ assignee, team }: { readonly assignee: Agent | null; readonly team: TeamRef | null }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  // On a phone no heading says what a name means, and no name is left out.
  if (!assignee && !team) return <span className={`dim ${styles.wide}`}>{t('assign.nobody')}</span>;
  const names = [assignee?.name, team?.name].filter((name) => name !== undefined).join(', ');
  return (
    <>
      <span className={styles.wide}>{names}</span>
      <span className={styles.narrow}>{t('assign.has', { name: names })}</span>
    </>
  );
}
