import styles from './stars.module.css';

const STAR = 'M5 .6 6.35 3.7 9.7 4 7.15 6.25 7.95 9.55 5 7.8 2.05 9.55 2.85 6.25 .3 4 3.65 3.7Z';
const FIVE = [1, 2, 3, 4, 5] as const;

/**
 * A rating as five stars; for a range, the uncertain ones are hollow. Hidden from screen readers, because the rating is
 * also given as text.
 *
 * @param stars the lowest and highest possible rating, 0 to 5
 */
export function Stars({ stars }: { readonly stars: { readonly low: number; readonly high: number } }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {FIVE.map((star) => (
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
