import { type PlacesView, STATE_GRID, STATE_TILES } from '@vinlore/report-domain';
import { useReport } from '../report-context.ts';
import styles from './state-map.module.css';

/** Tile size and tile spacing, in drawing units. */
const TILE = 26;
const STEP = 29;

/** Tile map of the states that a vehicle has been in; the list beside it is the text equivalent. */
export function StateMap({ view: { places, summary } }: { readonly view: PlacesView }) {
  const { words } = useReport();
  const visited = new Map(places.map((place) => [place.region, place]));
  return (
    <div className={styles.places}>
      <h3>{words.places}</h3>
      <div className={styles.columns}>
        <svg
          className={styles.map}
          viewBox={`0 0 ${STATE_GRID.columns * STEP} ${STATE_GRID.rows * STEP}`}
          role="img"
          aria-label={summary}
        >
          {STATE_TILES.map(({ region, column, row }) => {
            const place = visited.get(region);
            const kind = place && (place.filed ? styles.filed : styles.visited);
            return (
              <g key={region} className={kind} transform={`translate(${column * STEP} ${row * STEP})`}>
                <rect x="1" y="1" width={TILE} height={TILE} rx="4" />
                <text x={1 + TILE / 2} y={TILE / 2 + 5}>
                  {region}
                </text>
              </g>
            );
          })}
        </svg>
        <ol>
          {places.map(({ number, name, time, count, filed }) => (
            <li key={number}>
              <p className={styles.name}>{name}</p>
              <p className={styles.time}>
                {time}, {count}
              </p>
              {filed && <p className={styles.time}>{words.filed}</p>}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
