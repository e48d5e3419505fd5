import styles from './marked-vin.module.css';

/** Props of `MarkedVin`. */
export interface MarkedVinProps {
  readonly vin: string;
  /** 1-based positions that differ from the typed text. */
  readonly positions: readonly number[];
}

/** A suggested VIN with the characters that differ from the typed text underlined. */
export function MarkedVin({ vin, positions }: MarkedVinProps) {
  return (
    <span className="figure nowrap" translate="no">
      {[...vin].map((character, index) => (
        <span key={index} className={positions.includes(index + 1) ? styles.changed : undefined}>
          {character}
        </span>
      ))}
    </span>
  );
}
