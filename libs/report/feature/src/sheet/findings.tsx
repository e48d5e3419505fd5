import type { FindingView } from '@vinlore/report-domain';
import { Notice, StatusWord, useTranslator } from '@vinlore/ui';
import { useReport } from './report-context.ts';
import { recordId } from './anchors.ts';
import styles from './findings.module.css';
import type { sheetMessages } from './messages/index.ts';
import { Prose } from './prose.tsx';
import { AskSellerIcon } from './section-icons.ts';
import { UI_STATUS } from './status.ts';

/** A record's link text. */
export interface RecordName {
  readonly date: string;
  readonly title: string;
}

/** Maximum number of records named behind a finding. */
const MOST_NAMED = 6;

/** Props of `Concerns` and `InOrder`. */
interface FindingsProps {
  readonly findings: readonly FindingView[];
  /** All records of the report, for linking. */
  readonly names: ReadonlyMap<string, RecordName>;
}

interface BehindProps {
  readonly keys: readonly string[];
  readonly names: ReadonlyMap<string, RecordName>;
  /** Whether the links are collapsed. */
  readonly isFolded?: boolean;
}

function Behind({ keys, names, isFolded = false }: BehindProps) {
  const { t } = useTranslator<typeof sheetMessages>();
  const known = keys.filter((key) => names.has(key));
  if (known.length === 0) return null;
  const named = known.slice(0, MOST_NAMED);
  const count = t('reportSheet.behind', { count: known.length });
  const links = (
    <ul>
      {named.map((key) => {
        const { date, title } = names.get(key)!;
        return (
          <li key={key}>
            <a href={`#${recordId(key)}`}>{t('reportSheet.behindOne', { date, title })}</a>
          </li>
        );
      })}
      {known.length > named.length && <li>{t('reportSheet.moreBehind', { count: known.length - named.length })}</li>}
    </ul>
  );
  return isFolded ? (
    <details className={styles.behind}>
      <summary>{count}</summary>
      {links}
    </details>
  ) : (
    <div className={styles.behind}>
      <p>{count}</p>
      {links}
    </div>
  );
}

/** Questions for the seller. */
export function AskSeller({ questions }: { readonly questions: readonly string[] }) {
  const { words } = useReport();
  return (
    <div className={styles.ask}>
      <AskSellerIcon />
      <div>
        <p className={styles.askTitle}>{words.ask}</p>
        {questions.map((question) => (
          <p key={question}>{question}</p>
        ))}
      </div>
    </div>
  );
}

/** Findings to ask about, each with a sentence, a question for the seller, and its records. */
export function Concerns({ findings, names }: FindingsProps) {
  const { words } = useReport();
  if (findings.length === 0) return null;
  return (
    <ul className={styles.concerns}>
      {findings.map(({ rule, status, title, sentence, ask, events }, index) => (
        <li key={`${rule}-${index}`}>
          <Notice status={UI_STATUS[status === 'alert' ? 'alert' : 'look']} title={title}>
            <div className={styles.said}>
              <p>
                <Prose>{sentence}</Prose>
              </p>
              {ask && (
                <p>
                  <strong>{words.ask}:</strong> {ask}
                </p>
              )}
            </div>
            <Behind keys={events} names={names} />
          </Notice>
        </li>
      ))}
    </ul>
  );
}

/** Findings without concerns, in a quieter style: a check mark for those that are OK, and collapsed records. */
export function InOrder({ findings, names }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.inOrder}>
      {findings.map(({ rule, status, title, sentence, events }, index) => (
        <li key={`${rule}-${index}`}>
          {status === 'ok' ? <StatusWord status="ok">{title}</StatusWord> : <p className={styles.fact}>{title}</p>}
          <div className={styles.below}>
            <p>
              <Prose>{sentence}</Prose>
            </p>
            <Behind keys={events} names={names} isFolded />
          </div>
        </li>
      ))}
    </ul>
  );
}
