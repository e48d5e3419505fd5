import styles from './marked-vin.module.css';

/** What `MarkedVin` takes. */
export interface MarkedVinProps {
  readonly vin: string;
  /** Positions that differ from what was typed, from 1. */
  readonly positions: readonly number[];
}

/** A suggested VIN with the characters underlined that differ from what was typed. */
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
