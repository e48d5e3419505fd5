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
  /** Writes a mark of the axis, shorter where it can be; `step` is what lies between two marks. `write` where left out. */
  readonly writeMark?: (mark: number, step: number) => string;
  /** The least that may lie between two marks, so that no two are written alike; whole numbers are never parted. */
  readonly finest?: number;
  readonly series: readonly Series[];
  readonly kind: 'line' | 'bars';
  /** Name of the CSV file, without its ending. */
  readonly csvName: string;
}

/** Figures over time as a chart; the same as a table behind a switch, and as CSV. */
export function ChartTable({ period, csvName, ...chart }: ChartTableProps) {
  const { title, write, series } = chart;
  const { t } = useTranslator<typeof deskMessages>();
  const [asTable, setAsTable] = useState(false);
  const days = series[0]?.points ?? [];
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  // An axis up to nothing would show marks of nothing.
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
