import type { TimelineEntry } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { useReport } from './report-context.ts';
import { recordId } from './anchors.ts';
import type { sheetMessages } from './messages/index.ts';
import { Some } from './more.tsx';
import styles from './timeline.module.css';

/** Number of entries shown at first. */
const MOST = 10;

/** Owners, uses, damage, and gaps in chronological order, linked to their records. */
export function Timeline({
  entries,
  records,
}: {
  readonly entries: readonly TimelineEntry[];
  readonly records: ReadonlyMap<string, unknown>;
}) {
  const { t } = useTranslator<typeof sheetMessages>();
  const { words } = useReport();
  if (entries.length === 0) return null;
  return (
    <div className={styles.timeline}>
      <h3>{words.timeline}</h3>
      <Some of={entries} most={MOST} more={(count) => t('reportSheet.moreSteps', { count })}>
        {(years) => (
          <ol>
            {years.map(({ key, date, title, detail, kind }, index) => (
              <li key={`${key}-${index}`} className={styles[kind]}>
                <p className={styles.date}>{date}</p>
                <p className={styles.title}>{records.has(key) ? <a href={`#${recordId(key)}`}>{title}</a> : title}</p>
                {detail && <p className={styles.detail}>{detail}</p>}
              </li>
            ))}
          </ol>
        )}
      </Some>
    </div>
  );
}
