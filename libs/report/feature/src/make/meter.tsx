import { SECTIONS, sectionName } from '@vinlore/report-domain';
import { SampleMark, StatusWord, useTranslator } from '@vinlore/ui';
import type { reportMessages } from '../messages/index.ts';
import type { Meter as MeterAnswer } from '../report-queries.ts';
import styles from './meter.module.css';
import { historyRecords } from './history-records.ts';
import { ModelMeter } from './model-meter.tsx';

type Line = MeterAnswer['sections'][number];

/**
 * The history sections counted by the meter. Identity is excluded, since it is decoded from the VIN, and recalls, since
 * they apply to the model.
 */
const COUNTED = SECTIONS.filter((section) => section !== 'identity' && section !== 'recall');

/** A section with its record count, sources, and date. */
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

/** Props of `Meter`. */
interface MeterProps {
  readonly meter: MeterAnswer;
  /** Whether a report can be bought; if not, refunds aren't mentioned. */
  readonly withReport?: boolean;
}

/**
 * What a report would contain, shown before payment: counts, sources, and dates, but not the records (docs/decisions.md
 * §3).
 */
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
      // Section names contain commas.
      .join(' · ');
  const [later, uncovered] = [namesOf(of('asked-later')), namesOf(of('not-covered'))];
  const checked = namesOf((line) => line.status === 'counted' && !line.asked_later);
  // Sections that were counted but may get more records when the report is created.
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
      {/* If nothing was found, one sentence replaces the list. */}
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

/**
 * Placeholder for the meter while sources are checked, with the same lines to avoid layout shift, and a status text.
 */
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
