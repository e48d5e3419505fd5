import type { RecallView } from '@vinlore/report-domain';
import { SampleMark, StatusWord, useTranslator } from '@vinlore/ui';
import { useReport } from './report-context.ts';
import type { sheetMessages } from './messages/index.ts';
import { Some } from './more.tsx';
import styles from './recalls.module.css';
import { UI_STATUS } from './status.ts';

/** Number of recalls shown at first. */
const MOST = 6;

function Recall({ recall }: { readonly recall: RecallView }) {
  const { t } = useTranslator<typeof sheetMessages>();
  const { words } = useReport();
  const { campaign, date, component, summary, consequence, remedy, badges, source, sample } = recall;
  return (
    <li className={styles.recall}>
      {badges.length > 0 && (
        <p className={styles.badges}>
          {badges.map(({ status, words }) => (
            <StatusWord key={words} status={UI_STATUS[status]}>
              {words}
            </StatusWord>
          ))}
        </p>
      )}
      <h3>{component}</h3>
      <p>{summary}</p>
      <dl>
        {consequence && (
          <div>
            <dt>{words.consequence}</dt>
            <dd>{consequence}</dd>
          </div>
        )}
        {remedy && (
          <div>
            <dt>{words.remedy}</dt>
            <dd>{remedy}</dd>
          </div>
        )}
      </dl>
      <p className={styles.origin}>
        {[t('reportSheet.campaign', { campaign }), date, source].filter((part) => part !== null).join(', ')}{' '}
        {sample && <SampleMark />}
      </p>
    </li>
  );
}

/** Recalls that may apply, in the view's order: most urgent first. */
export function Recalls({ recalls }: { readonly recalls: readonly RecallView[] }) {
  const { t } = useTranslator<typeof sheetMessages>();
  return (
    <Some of={recalls} most={MOST} more={(count) => t('reportSheet.moreRecalls', { count })}>
      {(listed) => (
        <ul className={styles.list}>
          {listed.map((recall) => (
            <Recall key={recall.campaign} recall={recall} />
          ))}
        </ul>
      )}
    </Some>
  );
}
