import type { TimelineEntry } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { useReport } from './report-context.ts';
import { recordId } from './anchors.ts';
import type { sheetMessages } from './messages/index.ts';
import { Some } from './more.tsx';
import styles from './timeline.module.css';

/** So many steps are read at once. */
const MOST = 10;

/** Owners, uses, damage and gaps in the order of time; what has a record leads to it. */
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
