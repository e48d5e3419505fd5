import { BUILD_SHEET_UNTIL } from '@vinlore/sticker-domain';
import { useTranslator } from '@vinlore/ui';
import type { StickerCar } from '../car/sticker-car.ts';
import type { stickerMessages } from '../messages/index.ts';
import { TourCard } from '../tour/tour-card.tsx';
import type { TourAct, TourStep } from '../tour/tour-steps.ts';
import styles from './choice-fields.module.css';
import type { Choices } from './choices.ts';
import type { Chosen } from './chosen.ts';
import { ColorField } from './color-field.tsx';
import { PackageField } from './package-field.tsx';
import { PlateField } from './plate-field.tsx';
import { SourceLine } from './source-line.tsx';
import { TrimField } from './trim-field.tsx';

/** Props of `ChoiceFields`. */
export interface ChoiceFieldsProps {
  readonly car: StickerCar;
  readonly choices: Choices;
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
  readonly step: TourStep | null;
  readonly onTour: (act: TourAct) => void;
}

/** The four selectors, a classic's data plate, and the sources of the lists. */
export function ChoiceFields({ car, choices, chosen, onChosen, step, onTour }: ChoiceFieldsProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const preselected = choices.packages.some(({ items }) => items.some((item) => item.preselected));
  const guide = (place: TourStep) =>
    step === place && <TourCard step={place} preselected={preselected} onAct={onTour} />;
  const lacking = choices.missing.map((what) => t(`missing.${what}`));
  return (
    <div className={styles.fields}>
      <TrimField
        car={car}
        choices={choices}
        trim={chosen.trim}
        onTrim={(trim) => onChosen({ ...chosen, trim })}
        guide={guide('trim')}
      />
      {(['exterior', 'interior'] as const).map((place) => (
        <ColorField
          key={place}
          place={place}
          colors={choices[place]}
          sample={choices.samples.includes(place)}
          chosen={chosen[place]}
          onColor={(color) => onChosen({ ...chosen, [place]: color })}
          guide={guide(place)}
        />
      ))}
      {car.year >= BUILD_SHEET_UNTIL && (chosen.exterior !== null || chosen.interior !== null) && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.buildSheetColor}
            onChange={({ target }) => onChosen({ ...chosen, buildSheetColor: target.checked })}
          />
          <span>
            {t('choose.buildSheet')} <span className="dim sm">{t('choose.buildSheetNote')}</span>
          </span>
        </label>
      )}
      <PackageField choices={choices} chosen={chosen} onChosen={onChosen} guide={guide('packages')} />
      {car.kind === 'classic' && (
        <PlateField plate={chosen.plate} onPlate={(plate) => onChosen({ ...chosen, plate })} />
      )}
      <footer className={styles.foot}>
        {lacking.length > 0 && <p>{t('choose.missing', { what: lacking.join(', ') })}</p>}
        {choices.sources.length > 0 && <SourceLine sources={choices.sources} />}
      </footer>
    </div>
  );
}
