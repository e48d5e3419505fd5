import type { BlockOf } from '@vinlore/content-domain';
import { CheckIcon } from '@vinlore/ui';
import styles from './document.module.css';

/** What there is to see on the document beside it. */
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
