import { type ModelCount, sectionName, topicName } from '@vinlore/report-domain';
import { StatusWord, useTranslator } from '@vinlore/ui';
import type { reportMessages } from '../messages/index.ts';
import type { Meter } from '../report-queries.ts';
import styles from './meter.module.css';

/** The number of published items for a topic, or why there is none. */
function TopicCount({ count: { topic, state, records } }: { readonly count: ModelCount }) {
  const { t } = useTranslator<typeof reportMessages>();
  if (state === 'told') return <StatusWord status="info">{t(`meter.topic.${topic}`, { count: records })}</StatusWord>;
  if (state === 'down') return <StatusWord status="stop">{t('meter.modelDown')}</StatusWord>;
  return <StatusWord status="no">{t(`meter.${state}`)}</StatusWord>;
}

/** The number of recalls that may apply, or why it is unknown. */
function RecallCount({ recalls: { status, records } }: { readonly recalls: Meter['sections'][number] }) {
  const { t } = useTranslator<typeof reportMessages>();
  if (status === 'down') return <StatusWord status="stop">{t('meter.down')}</StatusWord>;
  if (status === 'not-loaded') return <StatusWord status="no">{t('meter.not-loaded')}</StatusWord>;
  return <StatusWord status={records > 0 ? 'info' : 'no'}>{t('meter.recalls', { count: records })}</StatusWord>;
}

/** Counts of recalls and published model data, separate from the vehicle's own records. */
export function ModelMeter({ meter: { sections, model } }: { readonly meter: Meter }) {
  const { t, language } = useTranslator<typeof reportMessages>();
  const recalls = sections.find(({ section }) => section === 'recall');
  const hasRecalls = recalls !== undefined && ['counted', 'down', 'not-loaded'].includes(recalls.status);
  if (!model && !hasRecalls) return null;
  const topics = model?.counts ?? [];
  const unloaded = [
    ...(recalls?.status === 'not-loaded' ? [sectionName('recall', language)] : []),
    ...topics.filter(({ state }) => state === 'not-loaded').map(({ topic }) => topicName(topic, language)),
  ];
  // A single one stays in the list.
  const together = unloaded.length > 1;
  const lines = topics.filter(({ state }) => !together || state !== 'not-loaded');
  const hasRecallLine = hasRecalls && !(together && recalls.status === 'not-loaded');
  return (
    <div className={styles.model}>
      <h3>{t('meter.model')}</h3>
      {model && <p className={styles.note}>{t('meter.modelText', { title: model.title })}</p>}
      {(hasRecallLine || lines.length > 0) && (
        <ul className={styles.lines}>
          {hasRecallLine && (
            <li className={styles.line}>
              <span className={styles.section}>{sectionName('recall', language)}</span>
              <span className={styles.count}>
                <RecallCount recalls={recalls} />
              </span>
            </li>
          )}
          {lines.map((count) => (
            <li key={count.topic} className={styles.line}>
              <span className={styles.section}>{topicName(count.topic, language)}</span>
              <span className={styles.count}>
                <TopicCount count={count} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {together && <p className={styles.note}>{t('meter.notLoadedList', { topics: unloaded.join(' · ') })}</p>}
    </div>
  );
}
