import type { ModelView } from '@vinlore/report-domain';
import { Stars } from '@vinlore/ui';
import { RatingsIcon } from '../section-icons.ts';
import styles from './model-part.module.css';
import { Facts, Topic } from './topic.tsx';

/** NHTSA's star ratings and recommended driver assistance. */
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
