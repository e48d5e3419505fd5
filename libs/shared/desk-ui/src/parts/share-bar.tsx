import styles from './share-bar.module.css';

/** What `ShareBar` takes. */
export interface ShareBarProps {
  /** How much is done, 0 to 1. */
  readonly share: number;
  /** What happens and how far it is. */
  readonly words: string;
  /** A button that ends it. */
  readonly stop?: { readonly label: string; readonly onStop: () => void };
}

/** How far something is, as a bar and in words. */
export function ShareBar({ share, words, stop }: ShareBarProps) {
  return (
    <div className={styles.moving}>
      <progress className={styles.bar} value={share} max={1} aria-label={words} />
      <p role="status">{words}</p>
      {stop && (
        <button type="button" className="btn btn-outline" onClick={stop.onStop}>
          {stop.label}
        </button>
      )}
    </div>
  );
}
