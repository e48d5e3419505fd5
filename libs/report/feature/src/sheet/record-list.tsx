import type { RecordView } from '@vinlore/report-domain';
import { AskIcon, SampleMark, StatusWord, useTranslator } from '@vinlore/ui';
import { useReport } from './report-context.ts';
import type { ReactNode } from 'react';
import { recordId } from './anchors.ts';
import { DamagedCar } from './car/damaged-car.tsx';
import type { sheetMessages } from './messages/index.ts';
import { Some } from './more.tsx';
import { Prose } from './prose.tsx';
import styles from './record-list.module.css';

/** Number of records shown at first. */
const MOST = 5;

/** The owner's actions for a record, such as disputing it. */
export type RecordActions = (record: RecordView) => ReactNode;

function Origin({ record }: { readonly record: RecordView }) {
  const { t } = useTranslator<typeof sheetMessages>();
  const { words } = useReport();
  const { source, recordId: number, alsoFrom, unverified, sample } = record;
  return (
    <div className={styles.origin}>
      {unverified && <StatusWord status="ask">{words.unverified}</StatusWord>}
      {sample && <SampleMark />}
      <p>
        {source}, <span className={styles.number}>{t('reportSheet.record', { id: number })}</span>
        {alsoFrom.length > 0 && (
          <>
            . {words.alsoFrom} {alsoFrom.join(', ')}
          </>
        )}
      </p>
    </div>
  );
}

function OneRecord({ record, actions }: { readonly record: RecordView; readonly actions?: RecordActions }) {
  const { key, date, day, title, place, odometer, details, impact, marked } = record;
  const doing = actions?.(record);
  return (
    <li id={recordId(key)} className={styles.record}>
      <p className={styles.when}>
        <time dateTime={day}>{date}</time>
        {place && <span>{place}</span>}
      </p>
      <div className={styles.what}>
        <h3>
          {marked && <AskIcon size={16} />}
          {title}
        </h3>
        {odometer && <p className={styles.odometer}>{odometer}</p>}
      </div>
      <div className={impact.length > 0 ? styles.drawn : undefined}>
        {impact.length > 0 && <DamagedCar impact={impact} />}
        {details.length > 0 && (
          <dl className={styles.details}>
            {details.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Prose>{value}</Prose>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Origin record={record} />
      {doing && <div className={`no-print ${styles.doing}`}>{doing}</div>}
    </li>
  );
}

/** The records of a section: what was reported, when, where, and by whom. */
export function RecordList({
  records,
  actions,
}: {
  readonly records: readonly RecordView[];
  readonly actions?: RecordActions;
}) {
  const { t } = useTranslator<typeof sheetMessages>();
  return (
    <Some of={records} most={MOST} more={(count) => t('reportSheet.more', { count })}>
      {(listed) => (
        <ol className={styles.list}>
          {listed.map((record) => (
            <OneRecord key={record.key} record={record} actions={actions} />
          ))}
        </ol>
      )}
    </Some>
  );
}
