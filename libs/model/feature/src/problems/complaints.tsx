import type { ComplaintsFacts } from '@vinlore/model-domain';
import { BarChart, type BarRow, useTranslator } from '@vinlore/ui';
import { componentWords } from '@vinlore/vehicle-domain';
import type { modelMessages } from '../messages/index.ts';
import { SourceLine } from '../parts/section.tsx';
import styles from './problems.module.css';

/** Number of components shown before "Show more". */
const MOST_COMPONENTS = 6;

/** Number of model years shown on either side of this one. */
const YEARS_AROUND = 4;

/** Reported harm; zero counts are omitted. */
const HARMS = ['crashes', 'fires', 'injuries', 'deaths'] as const;

/** Chart of owner complaints: totals, components, mileage, and other model years. */
export function Complaints({ complaints, year }: { readonly complaints: ComplaintsFacts; readonly year: number }) {
  const { t, number } = useTranslator<typeof modelMessages>();
  const { count, by_component, by_mileage, by_model_year, with_mileage, source } = complaints;
  const barsOf = (bars: readonly (Omit<BarRow, 'words' | 'share'> & { readonly count: number })[]): BarRow[] => {
    const most = Math.max(1, ...bars.map((bar) => bar.count));
    return bars.map(({ count: times, ...bar }) => ({ ...bar, words: number(times), share: times / most }));
  };
  const parts = barsOf(
    by_component.map((each) => ({
      key: each.component,
      label: componentWords(each.component),
      labelLanguage: 'en',
      count: each.count,
    })),
  );
  const bands = barsOf(
    by_mileage.map(({ from, to, count: times }) => ({
      key: String(from),
      label:
        to === null
          ? t('complaints.bandOver', { from: number(from) })
          : t('complaints.band', { from: number(from), to: number(to) }),
      count: times,
    })),
  );
  const years = barsOf(
    by_model_year
      .filter((each) => Math.abs(each.year - year) <= YEARS_AROUND)
      .map((each) => ({
        key: String(each.year),
        label: each.year === year ? t('complaints.thisYear', { year: String(year) }) : String(each.year),
        count: each.count,
        own: each.year === year,
      })),
  );
  const charts = 1 + Number(years.length > 1) + Number(with_mileage > 0);
  const [first, rest] = [parts.slice(0, MOST_COMPONENTS), parts.slice(MOST_COMPONENTS)];
  return (
    <>
      <p className={styles.figures}>
        <span>
          <b>{number(count)}</b> {t('complaints.count', { count })}
        </span>
        {HARMS.map(
          (harm) =>
            complaints[harm] > 0 && (
              <span key={harm}>
                <b>{number(complaints[harm])}</b> {t(`complaints.${harm}`, { count: complaints[harm] })}
              </span>
            ),
        )}
      </p>
      <div className={`columns ${styles.charts}`} data-charts={charts}>
        <div>
          <h4>{t('complaints.byComponent')}</h4>
          <BarChart rows={first} label={t('complaints.byComponent')} />
          {rest.length > 0 && (
            <details className={styles.more}>
              <summary>{t('complaints.more', { count: rest.length })}</summary>
              <BarChart rows={rest} label={t('complaints.byComponent')} />
            </details>
          )}
        </div>
        {years.length > 1 && (
          <div>
            <h4>{t('complaints.byYear')}</h4>
            <BarChart rows={years} label={t('complaints.byYear')} />
          </div>
        )}
        {with_mileage > 0 && (
          <div>
            <h4>{t('complaints.byMileage')}</h4>
            <BarChart rows={bands} label={t('complaints.byMileage')} />
            <p className={styles.small}>
              {t('complaints.mileageOf', { count: number(with_mileage), all: number(count) })}
            </p>
          </div>
        )}
      </div>
      <p className={styles.small}>{t('complaints.note')}</p>
      <SourceLine source={source} />
    </>
  );
}
