import type { VinSuggestion } from '@vinlore/vehicle-domain';
import type { Text } from '../site.ts';
import styles from './page.module.css';

/** Likely corrections of a VIN, each one tap away, the characters that differ marked. */
export function Suggestions({ text, suggestions }: { text: Text; suggestions: readonly VinSuggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <>
      <p>{text.t('decode.didYouMean')}</p>
      <ul className={styles.suggestions}>
        {suggestions.map(({ vin, positions }) => (
          <li key={vin}>
            <a className="btn btn-outline figure" href={`/decode?vin=${encodeURIComponent(vin)}`} translate="no">
              <span>
                {[...vin].map((character, index) =>
                  positions.includes(index + 1) ? <mark key={index}>{character}</mark> : character,
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
