import type { ModelView, StarsView } from '@vinlore/report-domain';
import { RatingsIcon } from '../section-icons.ts';
import styles from './model-part.module.css';
import { Facts, Topic } from './topic.tsx';

const STAR = 'M5 .6 6.35 3.7 9.7 4 7.15 6.25 7.95 9.55 5 7.8 2.05 9.55 2.85 6.25 .3 4 3.65 3.7Z';
const STARS = [1, 2, 3, 4, 5] as const;

/** Five stars; those of a range that are not sure are hollow. The words beside say the same. */
function Stars({ stars }: { readonly stars: NonNullable<StarsView['stars']> }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {STARS.map((star) => (
        <svg
          key={star}
          viewBox="0 0 10 10"
          className={star <= stars.low ? styles.full : star <= stars.high ? styles.maybe : styles.empty}
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}

/** NHTSA's ratings in stars and the driver assistance that it recommends. */
export function SafetyRatings({ safety }: { readonly safety: ModelView['safety'] }) {
  const { ratings, facts, assistance, assistanceTitle } = safety;
  return (
    <Topic topic={safety} icon={RatingsIcon} isOpen>
      <ul className={styles.ratings}>
        {ratings.map(({ key, label, stars, words }) => (
          <li key={key}>
            <span>{label}</span>
            {stars && <Stars stars={stars} />}
            <span className={styles.figure}>{words}</span>
          </li>
        ))}
      </ul>
      <Facts facts={facts} />
      {assistance.length > 0 && (
        <div>
          <h3 className={styles.sub}>{assistanceTitle}</h3>
          <Facts facts={assistance} />
        </div>
      )}
    </Topic>
  );
}
