import type { ReportView, Section, Signal } from '@vinlore/report-domain';
import { StatusWord } from '@vinlore/ui';
import { useReport } from './report-context.ts';
import { sectionId } from './anchors.ts';
import { AskSeller } from './findings.tsx';
import { UI_STATUS } from './status.ts';
import styles from './verdict.module.css';

function SignalWords({ signal: { label, value, status, basis } }: { readonly signal: Signal }) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      <StatusWord status={UI_STATUS[status]}>{value}</StatusWord>
      {basis && <span className={styles.basis}>{basis}</span>}
    </>
  );
}

/** Props of `VerdictHead`. */
interface VerdictHeadProps {
  readonly view: Pick<ReportView, 'verdict'>;
  readonly as?: 'h2' | 'h3';
}

/** The verdict in one or two sentences. */
export function VerdictHead({ view: { verdict }, as: Heading = 'h2' }: VerdictHeadProps) {
  const { status, title, text } = verdict;
  return (
    <div className={`${styles.head} ${styles[UI_STATUS[status]]}`}>
      <Heading>
        <StatusWord status={UI_STATUS[status]}>{title}</StatusWord>
      </Heading>
      {text && <p>{text}</p>}
    </div>
  );
}

/** Props of `Signals`. */
interface SignalsProps {
  readonly view: { readonly verdict: ReportView['verdict']; readonly sections: readonly { readonly key: Section }[] };
  /** URL of the report page, if it is another page. */
  readonly page?: string;
}

/** The signals with status and basis, each linked to its section. */
export function Signals({ view, page = '' }: SignalsProps) {
  const sections = new Set(view.sections.map(({ key }) => key));
  return (
    <ul className={styles.strip}>
      {view.verdict.signals.map((signal, index) => (
        <li key={`${signal.section}-${index}`} className={styles[UI_STATUS[signal.status]]}>
          {sections.has(signal.section) ? (
            <a href={`${page}#${sectionId(signal.section)}`} className={styles.signal}>
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
  );
}

/** Owners, last reading, and service records: the figures that a buyer looks for first. */
export function Tiles({ view: { verdict } }: { readonly view: Pick<ReportView, 'verdict'> }) {
  return (
    <dl className={styles.tiles}>
      {verdict.tiles.map(({ key, label, value, note }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd className={styles.figure}>{value}</dd>
          {note && <dd className={styles.basis}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The five-second summary: the verdict, key figures, signals with their basis, and questions for the seller. */
export function Verdict({ view }: { readonly view: ReportView }) {
  const { words } = useReport();
  const asks = view.sections.flatMap(({ findings }) => findings.flatMap(({ ask }) => ask ?? []));
  const [mostImportant] = view.limits;
  return (
    <section className={styles.verdict} aria-label={words.verdict}>
      <VerdictHead view={view} />
      <Tiles view={view} />
      <Signals view={view} />
      {asks.length > 0 && (
        <div className={styles.asks}>
          <AskSeller questions={[...new Set(asks)]} />
        </div>
      )}
      {mostImportant && <p className={styles.limit}>{mostImportant}</p>}
    </section>
  );
}
