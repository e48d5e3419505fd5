import { type Language, LANGUAGES } from '@vinlore/brand';
import { MOST_DESTINATIONS } from '@vinlore/content-domain';
import { layout } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './counterparts.module.css';
import { type Place, placeKey, type useOtherBrands } from './use-counterparts.ts';

type Brands = NonNullable<ReturnType<typeof useOtherBrands>['data']>;

/** Props of `ChoosePlaces`. */
export interface ChoosePlacesProps {
  readonly brands: Brands;
  /** Languages in which the page has content. */
  readonly written: readonly Language[];
  readonly chosen: readonly Place[];
  readonly onChange: (places: readonly Place[]) => void;
}

/** All targets for the page's texts, by brand. */
const placesOf = (brands: Brands, written: readonly Language[]): Place[] =>
  brands.flatMap(({ brand, name, languages }) =>
    languages.filter((language) => written.includes(language)).map((language) => ({ brand, name, language })),
  );

/** Chooses brands and languages. */
export function ChoosePlaces({ brands, written, chosen, onChange }: ChoosePlacesProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const places = placesOf(brands, written);
  const keys = new Set(chosen.map(placeKey));
  const toggle = (place: Place, wanted: boolean) =>
    onChange(places.filter((each) => (placeKey(each) === placeKey(place) ? wanted : keys.has(placeKey(each)))));
  const isFull = chosen.length >= MOST_DESTINATIONS;
  const missing = LANGUAGES.filter((language) => !written.includes(language));
  return (
    <fieldset className={styles.choose}>
      <legend className="strong">{t('content.brands.where')}</legend>
      {places.map((place) => (
        <label key={placeKey(place)} className={layout.check}>
          <input
            type="checkbox"
            checked={keys.has(placeKey(place))}
            disabled={isFull && !keys.has(placeKey(place))}
            onChange={({ target }) => toggle(place, target.checked)}
          />
          <span>
            {t('content.brands.place', { name: place.name, language: t(`content.language.${place.language}`) })}
          </span>
        </label>
      ))}
      {isFull && places.length > chosen.length && (
        <p className="dim sm">{t('content.brands.most', { most: MOST_DESTINATIONS })}</p>
      )}
      {missing.map((language) => (
        <p key={language} className="dim sm">
          {t('content.brands.unwritten', { language: t(`content.language.${language}`) })}
        </p>
      ))}
    </fieldset>
  );
}
