import type { ModelLine } from '@vinlore/report-domain';
import { topicId } from '../anchors.ts';
import { useReport } from '../report-context.ts';
import styles from './model-part.module.css';

/** The model in a few lines, linked to the topics with data. */
export function Glance({ lines }: { readonly lines: readonly ModelLine[] }) {
  const { words } = useReport();
  return (
    <ul className={styles.glance} aria-label={words.modelGlance}>
      {lines.map(({ topic, label, value, state }) => (
        <li key={topic} className={state === 'told' ? undefined : styles.untold}>
          <span className={styles.label}>{label}</span>
          {state === 'told' ? <a href={`#${topicId(topic)}`}>{value}</a> : <span>{value}</span>}
        </li>
      ))}
    </ul>
  );
}
