import { type ChartPoint, type OdometerChart as Chart, plotOdometer } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { useReport } from '../report-context.ts';
import { readingId } from '../anchors.ts';
import type { sheetMessages } from '../messages/index.ts';
import { FRAME, PLOT, tipBox } from './chart-frame.ts';
import { ChartMark } from './chart-mark.tsx';
import styles from './odometer-chart.module.css';

/** With more readings than this, marks leave the tab order; the table has the same content. */
const MOST_STOPS = 16;

function Tip({ point, x, y }: { readonly point: ChartPoint; readonly x: number; readonly y: number }) {
  const box = tipBox({ x, y }, [point.words, point.label]);
  return (
    <g className={styles.tip} aria-hidden="true">
      <rect {...box} rx="6" />
      <text x={box.x + 10} y={box.y + 18} className={styles.tipWords}>
        {point.words}
      </text>
      <text x={box.x + 10} y={box.y + 35}>
        {point.label}
      </text>
    </g>
  );
}

function Legend({ chart }: { readonly chart: Chart }) {
  const { words } = useReport();
  const mark = (series: ChartPoint['series'], outOfLine: boolean) => (
    <svg viewBox="-11 -11 22 22" width="22" height="22" aria-hidden="true">
      <ChartMark series={series} outOfLine={outOfLine} />
    </svg>
  );
  return (
    <ul className={styles.legend}>
      {chart.legend.map(({ series, label }) => (
        <li key={series}>
          {mark(series, false)}
          {label}
        </li>
      ))}
      {chart.points.some(({ outOfLine }) => outOfLine) && (
        <li>
          {mark('other', true)}
          {words.outOfLine}
        </li>
      )}
    </ul>
  );
}

/**
 * The readings as a line chart over the years. Each mark links to its row in the table below, which is the text
 * equivalent. Hovering or focusing a mark shows its tooltip, without JavaScript.
 */
export function OdometerChart({ chart }: { readonly chart: Chart }) {
  const { t, number } = useTranslator<typeof sheetMessages>();
  const { words: frame } = useReport();
  const { points, segments, years, values, labels } = plotOdometer(chart, PLOT);
  const pointOf = new Map(chart.points.map((point) => [point.key, point]));
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        className={styles.chart}
        aria-labelledby="chart-title chart-text"
      >
        <title id="chart-title">{t('reportSheet.chart')}</title>
        <desc id="chart-text">{chart.summary}</desc>
        <g transform={`translate(${FRAME.left} ${FRAME.top})`}>
          <g aria-hidden="true">
            {values.map(({ y, value }) => (
              <g key={value}>
                <line className={styles.grid} x1="0" x2={PLOT.width} y1={y} y2={y} />
                <text className={styles.value} x="-8" y={y + 4}>
                  {number(value)}
                </text>
              </g>
            ))}
            {years.map(({ x, middle, words }, index) => (
              <g key={index}>
                <line className={styles.tick} x1={x} x2={x} y1={PLOT.height} y2={PLOT.height + 5} />
                <text className={styles.year} x={middle} y={PLOT.height + 20}>
                  {words}
                </text>
              </g>
            ))}
            {segments.map(({ from, to, dashed }, index) => (
              <line
                key={index}
                className={dashed ? styles.dashed : styles.line}
                x1={from[0]}
                y1={from[1]}
                x2={to[0]}
                y2={to[1]}
              />
            ))}
            {labels.map((label) => (
              <text key={label.key} className={styles.label} x={label.x} y={label.y + label.height * 0.8}>
                {label.words}
              </text>
            ))}
          </g>
        </g>
        {points.map(({ key, series, outOfLine, x, y }, index) => {
          const point = pointOf.get(key)!;
          const [left, top] = [x + FRAME.left, y + FRAME.top];
          const words = [point.label, point.words, ...(outOfLine ? [frame.outOfLine] : [])].join(', ');
          return (
            <a
              key={`${key}-${index}`}
              href={`#${readingId(key)}`}
              className={styles.point}
              aria-label={words}
              tabIndex={points.length > MOST_STOPS ? -1 : undefined}
            >
              <g transform={`translate(${left} ${top})`}>
                <circle r="14" className={styles.touch} />
                <ChartMark series={series} outOfLine={outOfLine} />
              </g>
              <Tip point={point} x={left} y={top} />
            </a>
          );
        })}
      </svg>
      <Legend chart={chart} />
      {chart.undrawn && <figcaption className={styles.undrawn}>{chart.undrawn}</figcaption>}
    </figure>
  );
}
