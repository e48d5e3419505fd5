import type { BlockOf } from '@vinlore/content-domain';
import { CheckIcon } from '@vinlore/ui';
import styles from './document.module.css';

/** Points that explain the document next to them. */
export function Points({ points }: { readonly points: BlockOf<'document'>['points'] }) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <CheckIcon />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
