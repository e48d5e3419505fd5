import { ChoiceBox } from '@vinlore/desk-ui';
import { type Agent, HOLDERS } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from './assign.module.css';

/** What `HolderBox` takes. */
export interface HolderBoxProps {
  /** '' for everybody's. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters a list by whose its rows are: one's own, nobody's, or everybody's. */
export function HolderBox({ value, onChange }: HolderBoxProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return (
    <ChoiceBox
      label={t('assign.title')}
      value={value}
      options={[
        { value: '', label: t('assign.all') },
        ...HOLDERS.map((each) => ({ value: each, label: t(`assign.${each}`) })),
      ]}
      onChange={onChange}
    />
  );
}

/** Whose a row of a list is. */
export function AssigneeName({ assignee }: { readonly assignee: Agent | null }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  // On a phone no heading says what a name means, and no name is left out.
  if (!assignee) return <span className={`dim ${styles.wide}`}>{t('assign.nobody')}</span>;
  return (
    <>
      <span className={styles.wide}>{assignee.name}</span>
      <span className={styles.narrow}>{t('assign.has', { name: assignee.name })}</span>
    </>
  );
}
