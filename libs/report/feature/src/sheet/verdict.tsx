import type { ReportView } from '@vinlore/report-domain';
import { StatusWord } from '@vinlore/ui';
import { useReport } from './report-context.ts';
import { sectionId } from './anchors.ts';
import { AskSeller } from './findings.tsx';
import { SHOWN_AS } from './status.ts';
import styles from './verdict.module.css';

/** What a person reads in five seconds: the verdict, and per signal how it stands and what that rests on. */
export function Verdict({ view }: { readonly view: ReportView }) {
  const { words } = useReport();
  const { status, title, text, signals } = view.verdict;
  const asks = view.sections.flatMap(({ findings }) => findings.flatMap(({ ask }) => ask ?? []));
  const [mostImportant] = view.limits;
  return (
    <section className={styles.verdict} aria-label={words.verdict}>
      <div className={`${styles.head} ${styles[SHOWN_AS[status]]}`}>
        <h2>
          <StatusWord status={SHOWN_AS[status]}>{title}</StatusWord>
        </h2>
        {text && <p>{text}</p>}
      </div>
      <ul className={styles.strip}>
        {signals.map(({ section, label, value, status: standing, basis }, index) => (
          <li key={`${section}-${index}`} className={styles[SHOWN_AS[standing]]}>
            <a href={`#${sectionId(section)}`}>
              <span className={styles.label}>{label}</span>
              <StatusWord status={SHOWN_AS[standing]}>{value}</StatusWord>
              <span className={styles.basis}>{basis}</span>
            </a>
          </li>
        ))}
      </ul>
      {asks.length > 0 && (
        <div className={styles.asks}>
          <AskSeller questions={[...new Set(asks)]} />
        </div>
      )}
      {mostImportant && <p className={styles.limit}>{mostImportant}</p>}
    </section>
  );
}
