import { changesView, type ReportData } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import type { reportMessages } from '../messages/index.ts';
import { recordId } from '../sheet/anchors.ts';
import styles from './own-report.module.css';

/** Props of `WhatsNew`. */
export interface WhatsNewProps {
  readonly previous: ReportData;
  readonly current: ReportData;
}

/** Changes since the previous version: a summary line that expands to a list, each change linked to its record. */
export function WhatsNew({ previous, current }: WhatsNewProps) {
  const { language } = useTranslator<typeof reportMessages>();
  const { title, summary, lines } = changesView(previous, current, language);
  const head = (
    <>
      <span className={styles.newTitle}>{title}</span> <span className="dim">{summary}</span>
    </>
  );
  if (lines.length === 0) return <p className={styles.new}>{head}</p>;
  return (
    <details className={styles.new}>
      <summary>{head}</summary>
      <ul>
        {lines.map(({ words, record }, place) => (
          <li key={place}>{record === null ? words : <a href={`#${recordId(record)}`}>{words}</a>}</li>
        ))}
      </ul>
    </details>
  );
}
