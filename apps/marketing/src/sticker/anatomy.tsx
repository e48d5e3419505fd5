import type { AnatomyPart } from '@vinlore/sticker-domain';
import type { MarketingText } from '../site.ts';
import styles from './anatomy.module.css';

/** A VIN breakdown: the number with a bracket under each part, and the meaning of each part below. */
export function Anatomy({ vin, parts, text }: { vin: string; parts: readonly AnatomyPart[]; text: MarketingText }) {
  return (
    <figure className={styles.anatomy} aria-label={text.t('anatomy.label', { vin })}>
      <p className={styles.vin} aria-hidden="true" translate="no">
        {parts.map(({ places, characters }) => (
          <span key={places}>{characters}</span>
        ))}
      </p>
      <ol className={styles.parts}>
        {parts.map(({ places, characters, label, value, from }) => (
          <li key={places}>
            <span className={styles.characters} translate="no">
              {characters}
            </span>
            <span className={styles.label}>{label}</span>
            <strong className={from === 'unknown' ? styles.unknown : undefined}>
              {from === 'unknown' ? text.t('anatomy.unknown') : value}
            </strong>
            <span className={styles.places}>
              {text.t('anatomy.places', { places: characters.length, which: places })}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
