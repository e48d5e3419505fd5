import type { ModelEntry, ModelView } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import type { sheetMessages } from '../messages/index.ts';
import { Some } from '../more.tsx';
import { BulletinsIcon, InvestigationsIcon } from '../section-icons.ts';
import styles from './model-part.module.css';
import { Topic } from './topic.tsx';

/** Number of entries shown at first. */
const MOST = 5;

function Entry({ entry: { date, number, component, text, badge, result } }: { readonly entry: ModelEntry }) {
  return (
    <li>
      <p className={styles.when}>
        {date && <span>{date}</span>}
        <span className="figure">{number}</span>
        {badge && <span className={styles.badge}>{badge}</span>}
      </p>
      {component && <h3 className={styles.sub}>{component}</h3>}
      {/* Quoted from NHTSA or the manufacturer, so always English. */}
      <p lang="en">{text}</p>
      {result && <p className={styles.figure}>{result}</p>}
    </li>
  );
}

/** Investigations or bulletins, with dates. */
export function Entries({ topic }: { readonly topic: ModelView['investigations'] }) {
  const { t } = useTranslator<typeof sheetMessages>();
  return (
    <Topic topic={topic} icon={topic.topic === 'investigations' ? InvestigationsIcon : BulletinsIcon}>
      <Some of={topic.entries} most={MOST} more={(count) => t('reportSheet.moreEntries', { count })}>
        {(entries) => (
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </ul>
        )}
      </Some>
      {topic.rest && <p className={styles.note}>{topic.rest}</p>}
    </Topic>
  );
}
