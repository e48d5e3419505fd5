import { useElementSize } from '@mantine/hooks';
import { marksUpTo } from './scale.ts';
import styles from './chart.module.css';
import type { ChartTableProps, Series } from './chart-table.tsx';

/** The drawing's width until it is known how much room there is. */
const WIDTH = 720;
const HEIGHT = 220;
/** Room for the axis' words, in the drawing's units. */
const LEFT = 64;
const BOTTOM = 24;
const TOP = 10;
/** How series are told apart without colour: by the dashes of their lines. */
const DASHES = ['', '6 4', '2 4'] as const;

const xOf = (index: number, count: number, width: number) => LEFT + ((index + 0.5) * (width - LEFT)) / count;

interface BarsProps {
  readonly series: readonly Series[];
  readonly y: (value: number) => number;
  readonly zero: number;
  readonly room: number;
}

function Bars({ series, y, zero, room: whole }: BarsProps) {
  const count = series[0]!.points.length;
  const room = ((whole - LEFT) / count) * 0.72;
  const width = Math.max(1, room / series.length);
  return series.map(({ name, points }, nth) =>
    points.map(({ at, value }, index) => (
      <rect
        key={`${name} ${at}`}
        className={styles[`fill${nth % 3}`]}
        x={xOf(index, count, whole) - room / 2 + nth * width}
        y={y(value ?? 0)}
        width={Math.max(1, width - 1)}
        height={Math.max(0, zero - y(value ?? 0))}
      />
    )),
  );
}

/** A line through the days that have a figure, broken where one has none; a day between two such is a dash. */
function lineThrough(points: Series['points'], y: (value: number) => number, width: number): string {
  const has = (index: number) => points[index]?.value != null;
  return points
    .map(({ value }, index) => {
      if (value === null) return '';
      const [x, at] = [xOf(index, points.length, width), y(value)];
      if (has(index - 1)) return `L${x},${at}`;
      return has(index + 1) ? `M${x},${at}` : `M${x - 4},${at}h8`;
    })
    .join(' ');
}

/**
 * Draws series over time. The table beside it says the same, so to who cannot see it the drawing is one picture with a
 * summary.
 */
export function Chart({ title, series, kind, write }: Omit<ChartTableProps, 'csvName' | 'period'>) {
  const days = series[0]!.points;
  const values = series.flatMap(({ points }) => points.map(({ value }) => value ?? 0));
  const marks = marksUpTo(Math.max(...values), values.every(Number.isInteger));
  const zero = HEIGHT - BOTTOM;
  const y = (value: number) => zero - (value / marks.at(-1)!) * (zero - TOP);
  // As wide as there is room, so that its words are as large as those around it.
  const { ref, width: room } = useElementSize<HTMLElement>();
  const width = room || WIDTH;
  const every = Math.ceil(days.length / Math.max(2, Math.floor((width - LEFT) / 72)));
  const [first, last] = [days[0]!.at, days.at(-1)!.at];
  return (
    <figure ref={ref} className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${title}, ${first} – ${last}`}>
        {marks.map((mark) => (
          <g key={mark}>
            <line className={styles.grid} x1={LEFT} x2={width} y1={y(mark)} y2={y(mark)} />
            <text className={styles.word} x={LEFT - 8} y={y(mark) + 4} textAnchor="end">
              {write(mark)}
            </text>
          </g>
        ))}
        {days.map(({ at }, index) =>
          index % every === 0 ? (
            <text
              key={at}
              className={styles.word}
              x={xOf(index, days.length, width)}
              y={HEIGHT - 6}
              textAnchor="middle"
            >
              {at.slice(5)}
            </text>
          ) : null,
        )}
        {kind === 'bars' ? (
          <Bars series={series} y={y} zero={zero} room={width} />
        ) : (
          series.map(({ name, points }, nth) => (
            <path
              key={name}
              className={styles[`line${nth % 3}`]}
              strokeDasharray={DASHES[nth % 3]}
              d={lineThrough(points, y, width)}
            />
          ))
        )}
      </svg>
      {series.length > 1 && (
        <figcaption className={styles.legend}>
          {series.map(({ name }, nth) => (
            <span key={name} className={styles.key}>
              <svg width="24" height="10" aria-hidden="true">
                <line
                  className={styles[`line${nth % 3}`]}
                  strokeDasharray={kind === 'line' ? DASHES[nth % 3] : ''}
                  strokeWidth={kind === 'bars' ? 8 : 2}
                  x1="0"
                  x2="24"
                  y1="5"
                  y2="5"
                />
              </svg>
              {name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
