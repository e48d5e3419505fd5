import type { ComparedFigure } from '@vinlore/report-domain';
import { SampleMark } from '@vinlore/ui';
import { recordId } from '../anchors.ts';
import styles from './compared-figures.module.css';

/** Width of the drawing and approximate width of a digit, in drawing units. */
const WIDTH = 340;
const DIGIT = 7;

/** The center of a label at a position, shifted if needed to stay within the drawing. */
const within = (words: string, place: number) => {
  const half = (words.length * DIGIT) / 2;
  return Math.max(half, Math.min(WIDTH - half, place));
};

/** Scale that places a vehicle's figure among comparable cars. Decorative, since the sentence above says the same. */
function Scale({ figure: { scale, low, high, own } }: { readonly figure: ComparedFigure }) {
  const [from, to] = [scale.low * WIDTH, scale.high * WIDTH];
  const mark = scale.own === null ? null : scale.own * WIDTH;
  const top = mark === null ? 4 : 27;
  return (
    <svg className={styles.scale} viewBox={`0 0 ${WIDTH} ${top + 32}`} aria-hidden="true">
      <line className={styles.line} x2={WIDTH} y1={top + 5} y2={top + 5} />
      <rect className={styles.half} x={from} y={top} width={to - from} height="10" rx="2" />
      <line className={styles.middle} x1={scale.middle * WIDTH} x2={scale.middle * WIDTH} y1={top - 2} y2={top + 12} />
      {mark !== null && own !== null && (
        <g className={styles.own}>
          <text x={within(own, mark)} y="12">
            {own}
          </text>
          <path d={`M${mark - 5} ${top - 9}h10l-5 8z`} />
        </g>
      )}
      <text className={styles.low} x={Math.max(from, low.length * DIGIT)} y={top + 27}>
        {low}
      </text>
      <text x={Math.min(to, WIDTH - high.length * DIGIT)} y={top + 27}>
        {high}
      </text>
    </svg>
  );
}

/** A vehicle's figures compared with those of similar cars that were sold. */
export function ComparedFigures({
  figures,
  records,
}: {
  readonly figures: readonly ComparedFigure[];
  readonly records: ReadonlyMap<string, unknown>;
}) {
  const [first] = figures;
  if (!first) return null;
  return (
    <div className={styles.figures}>
      {figures.map((figure) => (
        <div key={figure.title} className={styles.figure}>
          <h3>
            {figure.event !== null && records.has(figure.event) ? (
              <a href={`#${recordId(figure.event)}`}>{figure.title}</a>
            ) : (
              figure.title
            )}
          </h3>
          <p>{figure.sentence}</p>
          {figure.sample && <SampleMark />}
          <Scale figure={figure} />
        </div>
      ))}
      <p className={styles.note}>{first.note}</p>
    </div>
  );
}
