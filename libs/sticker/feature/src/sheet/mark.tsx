import type { LineView } from '@vinlore/sticker-domain';
import styles from './mark.module.css';

/**
 * Where a value comes from, in the paper's shapes: a disk, a square, a triangle, a ring.
 *
 * @param words what the shape says; '' where that stands beside it already
 */
export function Mark({ from, words }: { readonly from: LineView['from']; readonly words: string }) {
  if (from === null) return null;
  return words ? (
    <span className={styles.mark} data-from={from} role="img" aria-label={words} />
  ) : (
    <span className={styles.mark} data-from={from} aria-hidden="true" />
  );
}
