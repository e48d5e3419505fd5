import type { ReadingView, ReportView } from '@vinlore/report-domain';
import { StatusWord, useTranslator } from '@vinlore/ui';
import { useReport } from './report-context.ts';
import { readingId, recordId } from './anchors.ts';
import { OdometerChart } from './chart/odometer-chart.tsx';
import type { sheetMessages } from './messages/index.ts';
import { Some } from './more.tsx';
import styles from './odometer.module.css';
import { Prose } from './prose.tsx';

/** Number of readings shown at first; most cars have fewer. */
const MOST = 12;

function Reading({ reading, hasRecord }: { readonly reading: ReadingView; readonly hasRecord: boolean }) {
  const { t } = useTranslator<typeof sheetMessages>();
  const { words: frame } = useReport();
  const { key, date, day, words, what, source, code, outOfLine, unverified } = reading;
  return (
    <tr id={readingId(key)} className={outOfLine ? styles.out : undefined}>
      <th scope="row">
        <time dateTime={day}>{date}</time>
      </th>
      <td className={styles.words}>
        {words}
        {outOfLine && (
          <span className={styles.mark}>
            <StatusWord status="ask">{frame.outOfLine}</StatusWord>
          </span>
        )}
      </td>
      <td className={styles.from}>
        {hasRecord ? <a href={`#${recordId(key)}`}>{what}</a> : what}
        <span>
          {source}
          {code && (
            <>
              {'. '}
              <Prose>{t('reportSheet.code', { code })}</Prose>
            </>
          )}
          {unverified && `. ${frame.unverified}`}
        </span>
      </td>
    </tr>
  );
}

/** The readings as a chart and as an equivalent table, with rows linked to their records. */
export function Odometer({
  view,
  records,
}: {
  readonly view: ReportView;
  readonly records: ReadonlyMap<string, unknown>;
}) {
  const { t } = useTranslator<typeof sheetMessages>();
  const { words } = useReport();
  if (view.readings.length === 0) return null;
  return (
    <div>
      {view.chart && <OdometerChart chart={view.chart} />}
      <Some of={view.readings} most={MOST} more={(count) => t('reportSheet.moreReadings', { count })}>
        {(readings) => (
          <table className={styles.table}>
            <caption className="hidden-visually">{t('reportSheet.chartTable')}</caption>
            <thead>
              <tr>
                <th scope="col">{words.date}</th>
                <th scope="col">{words.reading}</th>
                <th scope="col">{t('reportSheet.from')}</th>
              </tr>
            </thead>
            <tbody>
              {readings.map((reading) => (
                <Reading key={reading.key} reading={reading} hasRecord={records.has(reading.key)} />
              ))}
            </tbody>
          </table>
        )}
      </Some>
    </div>
  );
}
