import type { LineView } from '@vinlore/sticker-domain';
import styles from './mark.module.css';

/**
 * Provenance symbol in the document's shapes: disk, square, triangle, ring.
 *
 * @param words accessible name; empty if the text is already next to it
 */
export function Mark({ from, words }: { readonly from: LineView['from']; readonly words: string }) {
  if (from === null) return null;
  return words ? (
    <span className={styles.mark} data-from={from} role="img" aria-label={words} />
  ) : (
    <span className={styles.mark} data-from={from} aria-hidden="true" />
  );
}
