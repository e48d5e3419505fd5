import type { ChartPoint } from '@vinlore/report-domain';
import type { ReactNode } from 'react';
import styles from './odometer-chart.module.css';

/** One shape per series, so that they can be told apart without color; centered at 0, 0. */
const SHAPES: Readonly<Record<ChartPoint['series'], ReactNode>> = {
  title: <rect x="-4.5" y="-4.5" width="9" height="9" />,
  service: <circle r="4.5" />,
  market: <path d="M0-5.8 5.4 4H-5.4z" />,
  other: <circle r="3" />,
  entered: <path d="M0-6 6 0 0 6-6 0z" />,
};

/** The mark of a reading; one that is out of line is circled and crossed out. */
export function ChartMark({ series, outOfLine }: Pick<ChartPoint, 'series' | 'outOfLine'>) {
  return (
    <g className={outOfLine ? styles.out : styles[series]}>
      {SHAPES[series]}
      {outOfLine && (
        <>
          <circle r="9.5" className={styles.ring} />
          <path d="M-6.7 6.7 6.7-6.7" className={styles.ring} />
        </>
      )}
    </g>
  );
}
