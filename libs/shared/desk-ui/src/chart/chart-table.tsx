import { useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { deskMessages } from '../messages/index.ts';
import { Panel } from '../parts/parts.tsx';
import { Chart } from './chart.tsx';
import styles from './chart.module.css';
import { saveCsv } from './save-csv.ts';
import type { ChartTableProps } from './chart-props.ts';

/** Values over time as a chart, with a toggle to a table, and as CSV. */
export function ChartTable({ period, csvName, ...chart }: ChartTableProps) {
  const { title, write, series } = chart;
  const { t } = useTranslator<typeof deskMessages>();
  const [asTable, setAsTable] = useState(false);
  const days = series[0]?.points ?? [];
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  // An axis that ends at zero would only have zero ticks.
  const isEmpty = values.every((value) => value === null);
  const isZero = values.every((value) => !value);
  const written = (value: number | null) => (value === null ? '–' : write(value));
  const header = [period ?? t('desk.day'), ...series.map(({ name }) => name)];
  const save = () =>
    saveCsv(
      csvName,
      header,
      days.map(({ at }, index) => [at, ...series.map(({ points }) => String(points[index]!.value ?? ''))]),
    );
  return (
    <Panel
      title={title}
      actions={
        <>
          <button
            type="button"
            className={`btn btn-quiet ${styles.act}`}
            onClick={() => setAsTable(!asTable)}
            disabled={days.length === 0}
          >
            {t(asTable ? 'desk.chart' : 'desk.table')}
          </button>
          <button type="button" className={`btn btn-quiet ${styles.act}`} onClick={save} disabled={days.length === 0}>
            {t('desk.csv')}
          </button>
        </>
      }
    >
      {!asTable && isZero && <p className={styles.empty}>{t(isEmpty ? 'desk.noFigures' : 'desk.allZero')}</p>}
      {!asTable && !isZero && <Chart {...chart} />}
      {days.length > 0 && asTable && (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
          <table className={styles.table}>
            <thead>
              <tr>
                {header.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ at }, index) => (
                <tr key={at}>
                  <th scope="row">{at}</th>
                  {series.map(({ name, points }) => (
                    <td key={name}>{written(points[index]!.value)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
