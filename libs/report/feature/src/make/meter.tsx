import { SECTIONS, sectionName } from '@vinlore/report-domain';
import { SampleMark, StatusWord, useTranslator } from '@vinlore/ui';
import type { reportMessages } from '../messages/index.ts';
import type { Meter as MeterAnswer } from '../report-queries.ts';
import styles from './meter.module.css';

type Line = MeterAnswer['sections'][number];

/** The sections that a meter counts: identity is read from the VIN itself. */
const COUNTED = SECTIONS.filter((section) => section !== 'identity');

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

/** What a report of the car would hold, before anybody pays: counts, sources and days, never the records (docs/decisions.md §3). */
export function Meter({ meter }: { readonly meter: MeterAnswer }) {
  const { t, language } = useTranslator<typeof reportMessages>();
  const told = meter.sections.filter(({ section }) => section !== 'identity');
  const lines = told.filter(({ status }) => status === 'counted' || status === 'down');
  const namesOf = (wanted: Line['status']) =>
    told
      .filter(({ status }) => status === wanted)
      .map(({ section }) => sectionName(section, language))
      .join(', ');
  const [later, uncovered] = [namesOf('asked-later'), namesOf('not-covered')];
  const withRecords = lines.filter(({ records }) => records > 0).length;
  return (
    <section className={styles.meter} aria-label={t('meter.title')}>
      <div className={styles.head}>
        <h3>
          {meter.records > 0 ? t('meter.found', { count: meter.records, sections: withRecords }) : t('meter.foundNone')}
        </h3>
        {meter.sample && <SampleMark />}
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <MeterLine key={line.section} line={line} />
        ))}
      </ul>
      {later && <p className={styles.note}>{t('meter.later', { sections: later })}</p>}
      {uncovered && <p className={styles.note}>{t('meter.uncovered', { sections: uncovered })}</p>}
      <p className={styles.note}>{t(meter.records > 0 ? 'meter.notClean' : 'meter.emptyNote')}</p>
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
