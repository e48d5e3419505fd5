import styles from './damaged-car.module.css';

/** Zones of a car seen from above, front up, in a 92 × 168 picture. */
const ZONES: Readonly<Record<string, string>> = {
  front: 'M28 12c8-6 28-6 36 0l3 18c-12-4-30-4-42 0z',
  'front-left': 'M27 13c-6 5-9 17-10 31l8-3c0-4 1-7 2-11z',
  'front-right': 'M65 13c6 5 9 17 10 31l-8-3c0-4-1-7-2-11z',
  left: 'M17 48v68l7-5V58z',
  right: 'M75 48v68l-7-5V58z',
  roof: 'M30 70c9-3 23-3 32 0l2 36c-10 3-26 3-36 0z',
  'rear-left': 'M17 120c0 16 2 28 9 34l2-22-3-9z',
  'rear-right': 'M75 120c0 16-2 28-9 34l-2-22 3-9z',
  rear: 'M28 136c11 4 25 4 36 0l-1 20c-8 5-26 5-34 0z',
};
const BODY = 'M27 12c8-6 30-6 38 0 7 6 10 18 10 34v74c0 18-3 30-9 35-8 6-32 6-40 0-6-5-9-17-9-35V46c0-16 3-28 10-34z';
const GLASS =
  'M24 58c12-7 32-7 44 0l-5 13c-9-4-25-4-34 0zM29 112c9 4 25 4 34 0l4 13c-11 6-31 6-42 0zM23 63l4 13v32l-4 10zM69 63l-4 13v32l4 10z';

/**
 * A car with its points of impact marked. Decorative, since the record names them in text. All zones are hatched for
 * all-over damage; the outline is dashed for undercarriage damage.
 */
export function DamagedCar({ impact }: { readonly impact: readonly string[] }) {
  const allOver = impact.includes('all-over');
  const hit = Object.keys(ZONES).filter((zone) => allOver || impact.includes(zone));
  return (
    <svg viewBox="0 0 92 168" width="92" height="168" className={styles.car} aria-hidden="true">
      {impact.includes('undercarriage') && (
        <rect x="4" y="2" width="84" height="164" rx="26" className={styles.below} />
      )}
      <path d={BODY} className={styles.body} />
      <path d={GLASS} className={styles.glass} />
      {hit.map((zone) => (
        <path key={zone} d={ZONES[zone]} className={styles.hit} />
      ))}
    </svg>
  );
}
