import styles from './share-bar.module.css';

/** Props of `ShareBar`. */
export interface ShareBarProps {
  /** Progress from 0 to 1. */
  readonly share: number;
  /** Description of what is happening, with the progress. */
  readonly words: string;
  /** A cancel button. */
  readonly stop?: { readonly label: string; readonly onStop: () => void };
}

/** Progress as a bar and as text. */
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
