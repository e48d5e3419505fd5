import { useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { deskMessages } from '../messages/index.ts';
import { Panel } from '../parts/parts.tsx';
import { Chart } from './chart.tsx';
import styles from './chart.module.css';
import { saveCsv } from './save-csv.ts';

/** Values of one kind over time. */
export interface Series {
  readonly name: string;
  /**
   * Each day once, in order; `at` is its date, 2026-11-22, in UTC. All series of a chart have the same days; null: there is
   * no figure, such as a mean of nothing.
   */
  readonly points: readonly { readonly at: string; readonly value: number | null }[];
}

/** What `ChartTable` takes. */
export interface ChartTableProps {
  readonly title: string;
  /** What one day is called where points are longer ones: "Week of", "Month". */
  readonly period?: string;
  /** Writes a value with its unit. */
  readonly write: (value: number) => string;
  readonly series: readonly Series[];
  readonly kind: 'line' | 'bars';
  /** Name of the CSV file, without its ending. */
  readonly csvName: string;
}

/** Figures over time as a chart; the same as a table behind a switch, and as CSV. */
export function ChartTable({ title, period, write, series, kind, csvName }: ChartTableProps) {
  const { t } = useTranslator<typeof deskMessages>();
  const [asTable, setAsTable] = useState(false);
  const days = series[0]?.points ?? [];
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
          <button type="button" className="btn btn-quiet" onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'desk.chart' : 'desk.table')}
          </button>
          <button type="button" className="btn btn-quiet" onClick={save} disabled={days.length === 0}>
            {t('desk.csv')}
          </button>
        </>
      }
    >
      {days.length === 0 && <p className="dim">{t('desk.noFigures')}</p>}
      {days.length > 0 && !asTable && <Chart title={title} series={series} kind={kind} write={write} />}
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
