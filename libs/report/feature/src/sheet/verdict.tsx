import type { ReportView, Signal } from '@vinlore/report-domain';
import { StatusWord } from '@vinlore/ui';
import { useReport } from './report-context.ts';
import { sectionId } from './anchors.ts';
import { AskSeller } from './findings.tsx';
import { SHOWN_AS } from './status.ts';
import styles from './verdict.module.css';

function SignalWords({ signal: { label, value, status, basis } }: { readonly signal: Signal }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <StatusWord status={SHOWN_AS[status]}>{value}</StatusWord>
      <span className={styles.basis}>{basis}</span>
    </>
  );
}

/** What a person reads in five seconds: the verdict, and per signal how it stands and what that rests on. */
export function Verdict({ view }: { readonly view: ReportView }) {
  const { words } = useReport();
  const { status, title, text, signals } = view.verdict;
  const asks = view.sections.flatMap(({ findings }) => findings.flatMap(({ ask }) => ask ?? []));
  const [mostImportant] = view.limits;
  const sections = new Set(view.sections.map(({ key }) => key));
  return (
    <section className={styles.verdict} aria-label={words.verdict}>
      <div className={`${styles.head} ${styles[SHOWN_AS[status]]}`}>
        <h2>
          <StatusWord status={SHOWN_AS[status]}>{title}</StatusWord>
        </h2>
        {text && <p>{text}</p>}
      </div>
      <ul className={styles.strip}>
        {signals.map((signal, index) => (
          <li key={`${signal.section}-${index}`} className={styles[SHOWN_AS[signal.status]]}>
            {sections.has(signal.section) ? (
              <a href={`#${sectionId(signal.section)}`} className={styles.signal}>
                <SignalWords signal={signal} />
              </a>
            ) : (
              <div className={styles.signal}>
                <SignalWords signal={signal} />
              </div>
            )}
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
