import type { FindingView } from '@vinlore/report-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import { recordId } from './anchors.ts';
import styles from './findings.module.css';
import type { sheetMessages } from './messages/index.ts';
import { Prose } from './prose.tsx';
import { AskSellerIcon } from './section-icons.ts';
import { SHOWN_AS } from './status.ts';

/** A record as a link to it says it. */
export interface RecordName {
  readonly date: string;
  readonly title: string;
}

/** With more records behind a finding, the first of them are named. */
const MOST_NAMED = 6;

function Behind({
  keys,
  names,
}: {
  readonly keys: readonly string[];
  readonly names: ReadonlyMap<string, RecordName>;
}) {
  const { t } = useTranslator<typeof sheetMessages>();
  const known = keys.filter((key) => names.has(key));
  if (known.length === 0) return null;
  const named = known.slice(0, MOST_NAMED);
  return (
    <div className={styles.behind}>
      <p>{t('sheet.behind', { count: known.length })}</p>
      <ul>
        {named.map((key) => {
          const { date, title } = names.get(key)!;
          return (
            <li key={key}>
              <a href={`#${recordId(key)}`}>{t('sheet.behindOne', { date, title })}</a>
            </li>
          );
        })}
        {known.length > named.length && <li>{t('sheet.moreBehind', { count: known.length - named.length })}</li>}
      </ul>
    </div>
  );
}

/** What to ask the seller, to be read out at the car. */
export function AskSeller({ questions }: { readonly questions: readonly string[] }) {
  const { t } = useTranslator<typeof sheetMessages>();
  return (
    <div className={styles.ask}>
      <AskSellerIcon />
      <div>
        <p className={styles.askTitle}>{t('sheet.questions')}</p>
        {questions.map((question) => (
          <p key={question}>{question}</p>
        ))}
      </div>
    </div>
  );
}

/** What the rules found in a section, each in a sentence, with the records behind it. */
export function Findings({
  findings,
  names,
}: {
  readonly findings: readonly FindingView[];
  readonly names: ReadonlyMap<string, RecordName>;
}) {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {findings.map(({ rule, status, title, sentence, ask, events }, index) => (
        <li key={`${rule}-${index}`}>
          <Notice status={SHOWN_AS[status]} title={title}>
            <p className={styles.sentence}>
              <Prose>{sentence}</Prose>
            </p>
            <Behind keys={events} names={names} />
          </Notice>
          {ask && <AskSeller questions={[ask]} />}
        </li>
      ))}
    </ul>
  );
}
