import type { ModelFact, ModelView } from '@vinlore/report-domain';
import type { FunctionComponent, ReactNode } from 'react';
import type { IconProps } from '@vinlore/ui';
import { topicId } from '../anchors.ts';
import { Fold } from '../fold.tsx';
import styles from './model-part.module.css';

type AnyTopic = ModelView['safety' | 'complaints' | 'investigations' | 'communications' | 'fuel'];

/** Props of `Topic`. */
interface TopicProps {
  readonly topic: AnyTopic;
  readonly icon: FunctionComponent<IconProps>;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A topic of the model; hidden if it has no data, which the overview explains. */
export function Topic({
  topic: { topic, title, state, finding, basis, notes },
  icon: Icon,
  isOpen,
  children,
}: TopicProps) {
  if (state !== 'told') return null;
  return (
    <Fold
      id={topicId(topic)}
      icon={<Icon />}
      title={title}
      isOpen={isOpen ?? false}
      summary={
        <>
          <p>{finding}</p>
          {basis && <p className={styles.basis}>{basis}</p>}
        </>
      }
    >
      {children}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Fold>
  );
}

/** Labeled values side by side. */
export function Facts({ facts }: { readonly facts: readonly ModelFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
