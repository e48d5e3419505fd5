import { SECTIONS, sectionName } from '@vinlore/report-domain';
import { SampleMark, StatusWord, useTranslator } from '@vinlore/ui';
import type { reportMessages } from '../messages/index.ts';
import type { Meter as MeterAnswer } from '../report-queries.ts';
import styles from './meter.module.css';
import { historyRecords } from './history-records.ts';
import { ModelMeter } from './model-meter.tsx';

type Line = MeterAnswer['sections'][number];

/** The sections of a history that a meter counts: identity is read from the VIN, and recalls are of the model. */
const COUNTED = SECTIONS.filter((section) => section !== 'identity' && section !== 'recall');

/** One section: how many records, from whom, as of when. */
function MeterLine({ line }: { readonly line: Line }) {
  const { t, date, language } = useTranslator<typeof reportMessages>();
  const { section, records, status, sources, as_of: asOf } = line;
  const from = sources.join(', ');
  return (
    <li className={styles.line}>
      <span className={styles.section}>{sectionName(section, language)}</span>
      <span className={styles.count}>
        {status === 'down' ? (
          <StatusWord status="stop">{t('meter.down')}</StatusWord>
        ) : (
          <StatusWord status={records > 0 ? 'info' : 'no'}>{t('meter.records', { count: records })}</StatusWord>
        )}
      </span>
      {from && (
        <span className={styles.basis}>{asOf === null ? from : t('meter.basis', { from, date: date(asOf) })}</span>
      )}
    </li>
  );
}

/** What `Meter` takes. */
interface MeterProps {
  readonly meter: MeterAnswer;
  /** A report can be bought; where none can, nothing is said of what happens to the money. */
  readonly withReport?: boolean;
}

/** What a report of the car would hold, before anybody pays: counts, sources and days, never the records (docs/decisions.md §3). */
export function Meter({ meter, withReport = true }: MeterProps) {
  const { t, language } = useTranslator<typeof reportMessages>();
  const counted = meter.sections.filter(({ section }) => section !== 'identity' && section !== 'recall');
  const lines = counted.filter(({ status }) => status === 'counted' || status === 'down');
  const of =
    (wanted: Line['status']) =>
    ({ status }: Line) =>
      status === wanted;
  const namesOf = (isWanted: (line: Line) => boolean) =>
    counted
      .filter(isWanted)
      .map(({ section }) => sectionName(section, language))
      // Names of sections have commas of their own.
      .join(' · ');
  const [later, uncovered] = [namesOf(of('asked-later')), namesOf(of('not-covered'))];
  const checked = namesOf((line) => line.status === 'counted' && !line.asked_later);
  // What else may be there is said of every section whose count is not the report's last word.
  const laterToo = namesOf((line) => line.status !== 'asked-later' && line.asked_later);
  const withRecords = lines.filter(({ records }) => records > 0).length;
  const records = historyRecords(meter);
  return (
    <section className={styles.meter} aria-label={t('meter.title')}>
      <p className={styles.part}>{t('meter.history')}</p>
      <div className={styles.head}>
        <h3>
          {records > 0
            ? t('meter.found', { count: records, sections: withRecords })
            : t(later || laterToo ? 'meter.foundNoneYet' : 'meter.foundNone')}
        </h3>
        {meter.sample && <SampleMark />}
      </div>
      {/* Twelve times "none" says no more than once. */}
      {records > 0 || lines.some(({ status }) => status === 'down') ? (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <MeterLine key={line.section} line={line} />
          ))}
        </ul>
      ) : (
        checked && <p className={styles.note}>{t('meter.checked', { sections: checked })}</p>
      )}
      {later && <p className={styles.note}>{t('meter.later', { sections: later })}</p>}
      {laterToo && <p className={styles.note}>{t('meter.laterToo', { sections: laterToo })}</p>}
      {uncovered && <p className={styles.note}>{t('meter.uncovered', { sections: uncovered })}</p>}
      {(records > 0 || withReport) && (
        <p className={styles.note}>{t(records > 0 ? 'meter.notClean' : 'meter.emptyNote')}</p>
      )}
      <ModelMeter meter={meter} />
    </section>
  );
}

/** The meter's place while sources are asked: same lines, so that nothing jumps, and what happens in words. */
export function MeterPlace() {
  const { t, language } = useTranslator<typeof reportMessages>();
  return (
    <div className={styles.meter}>
      <p role="status" className={styles.head}>
        {t('meter.asking')}
      </p>
      <ul className={styles.lines} aria-hidden="true">
        {COUNTED.map((section) => (
          <li key={section} className={styles.line}>
            <span className={styles.section}>{sectionName(section, language)}</span>
            <span className={`skeleton ${styles.placeCount}`} />
            <span className={`skeleton ${styles.placeBasis}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
