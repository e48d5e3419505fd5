import { useElementSize } from '@mantine/hooks';
import { dayWords, marksUpTo } from './scale.ts';
import styles from './chart.module.css';
import type { ChartTableProps, Series } from './chart-props.ts';

/** Width of the drawing until it has been measured. */
const WIDTH = 720;
const HEIGHT = 220;
/** Width of a character of the axis labels. */
const CHARACTER = 7;
const BOTTOM = 24;
const TOP = 10;
/** Line dashes that distinguish series without color. */
const DASHES = ['', '6 4', '2 4'] as const;

/** Where days are drawn: from the axis to the right edge. */
interface Room {
  readonly left: number;
  readonly width: number;
}

const xOf = (index: number, count: number, { left, width }: Room) => left + ((index + 0.5) * (width - left)) / count;

interface BarsProps {
  readonly series: readonly Series[];
  readonly y: (value: number) => number;
  readonly zero: number;
  readonly room: Room;
}

function Bars({ series, y, zero, room }: BarsProps) {
  const count = series[0]!.points.length;
  const day = ((room.width - room.left) / count) * 0.72;
  const width = Math.max(1, day / series.length);
  return series.map(({ name, points }, nth) =>
    points.map(({ at, value }, index) => (
      <rect
        key={`${name} ${at}`}
        className={styles[`fill${nth % 3}`]}
        x={xOf(index, count, room) - day / 2 + nth * width}
        y={y(value ?? 0)}
        width={Math.max(1, width - 1)}
        height={Math.max(0, zero - y(value ?? 0))}
      />
    )),
  );
}

/**
 * The path of a line through the days with a value, with gaps at those without; a single day between gaps is a dash.
 */
function lineThrough(points: Series['points'], y: (value: number) => number, room: Room): string {
  const has = (index: number) => points[index]?.value != null;
  return points
    .map(({ value }, index) => {
      if (value === null) return '';
      const [x, at] = [xOf(index, points.length, room), y(value)];
      if (has(index - 1)) return `L${x},${at}`;
      return has(index + 1) ? `M${x},${at}` : `M${x - 4},${at}h8`;
    })
    .join(' ');
}

/** Draws series over time. Screen readers get one image with a summary, since the table has the same data. */
export function Chart(props: Omit<ChartTableProps, 'csvName' | 'period'>) {
  const { title, series, kind, write, writeMark = write } = props;
  const days = series[0]!.points;
  const values = series.flatMap(({ points }) => points.map(({ value }) => value ?? 0));
  // There is nothing between two orders.
  const marks = marksUpTo(Math.max(...values), props.finest ?? (values.every(Number.isInteger) ? 1 : 0));
  const words = marks.map((mark) => writeMark(mark, marks[1]!));
  const zero = HEIGHT - BOTTOM;
  const y = (value: number) => zero - (value / marks.at(-1)!) * (zero - TOP);
  // As wide as its container, so its text has the size of the text around it.
  const { ref, width: found } = useElementSize<HTMLElement>();
  const width = found || WIDTH;
  const room = { left: 16 + CHARACTER * Math.max(...words.map(({ length }) => length)), width };
  const every = Math.ceil(days.length / Math.max(2, Math.floor((width - room.left) / 76)));
  const named = days.map(({ at }) => at).filter((_, index) => index % every === 0);
  const [first, last] = [days[0]!.at, days.at(-1)!.at];
  return (
    <figure ref={ref} className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${title}, ${first} – ${last}`}>
        {marks.map((mark, index) => (
          <g key={mark}>
            <line className={styles.grid} x1={room.left} x2={width} y1={y(mark)} y2={y(mark)} />
            <text className={styles.word} x={room.left - 8} y={y(mark) + 4} textAnchor="end">
              {words[index]}
            </text>
          </g>
        ))}
        {dayWords(named).map((word, nth) => (
          <text
            key={named[nth]}
            className={styles.word}
            x={xOf(nth * every, days.length, room)}
            y={HEIGHT - 6}
            textAnchor="middle"
          >
            {word}
          </text>
        ))}
        {kind === 'bars' ? (
          <Bars series={series} y={y} zero={zero} room={room} />
        ) : (
          series.map(({ name, points }, nth) => (
            <path
              key={name}
              className={styles[`line${nth % 3}`]}
              strokeDasharray={DASHES[nth % 3]}
              d={lineThrough(points, y, room)}
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
