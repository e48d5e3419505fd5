import { BODY_BOX, type BodyShape, bodyStrokes } from '@vinlore/vehicle-domain';
import styles from './body-picture.module.css';

/** Line drawing of a vehicle's body style. Decorative: the text next to it says the same. */
export function BodyPicture({ shape }: { readonly shape: BodyShape | null }) {
  if (!shape) return null;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${BODY_BOX.width} ${BODY_BOX.height}`} aria-hidden="true">
      {bodyStrokes(shape).map(({ d, width }) => (
        <path key={d} d={d} strokeWidth={width} />
      ))}
    </svg>
  );
}
