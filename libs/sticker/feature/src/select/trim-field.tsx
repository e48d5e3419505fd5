import { nameKey } from '@vinlore/vehicle-domain';
import { isOtherTrim } from '@vinlore/sticker-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import { type ReactNode, useId } from 'react';
import type { StickerCar } from '../car/sticker-car.ts';
import type { stickerMessages } from '../messages/index.ts';
import type { Choices, TrimChoice } from './choices.ts';
import { Field } from './field.tsx';
import { OptionCard } from './option-card.tsx';
import styles from './option-grid.module.css';

/** Props of `TrimField`. */
export interface TrimFieldProps {
  readonly car: StickerCar;
  readonly choices: Choices;
  /** Empty for "not sure". */
  readonly trim: string;
  readonly onTrim: (trim: string) => void;
  readonly guide: ReactNode;
}

/** Returns the listed trims, plus the car's own if it isn't listed. */
function trimsOf({ trims }: Choices, own: string): readonly TrimChoice[] {
  const isListed = own === '' || trims.some(({ name }) => nameKey(name) === nameKey(own));
  return isListed ? trims : [{ name: own, msrp: null }, ...trims];
}

/** Trim selector. */
export function TrimField({ car, choices, trim, onTrim, guide }: TrimFieldProps) {
  const { t, money } = useTranslator<typeof stickerMessages>();
  const group = useId();
  const trims = trimsOf(choices, car.trim);
  const note = ({ name, msrp }: TrimChoice) => {
    if (car.trim !== '' && nameKey(name) === nameKey(car.trim))
      return t(car.kind === 'ymmt' || car.vin === '' ? 'choose.fromYou' : 'choose.fromVin');
    return msrp === null ? null : t('choose.basePrice', { price: money(msrp, choices.currency) });
  };
  return (
    <Field
      place="trim"
      title={t('choose.trim')}
      sample={choices.samples.includes('trim')}
      lead={t(trims.length > 0 ? 'choose.trimLead' : 'choose.trimNone')}
      guide={guide}
    >
      <ul className={styles.grid}>
        {trims.map((each) => (
          <li key={each.name}>
            <OptionCard
              group={group}
              name={each.name}
              note={note(each)}
              checked={trim !== '' && nameKey(trim) === nameKey(each.name)}
              // Keep the car's own spelling; it's the same trim.
              onChoose={() => onTrim(nameKey(each.name) === nameKey(car.trim) ? car.trim : each.name)}
            />
          </li>
        ))}
        <li>
          <OptionCard
            group={group}
            name={t('choose.unsure')}
            note={t('choose.unsureNote')}
            checked={trim === ''}
            onChoose={() => onTrim('')}
            unsure
          />
        </li>
      </ul>
      <div role="status" className={styles.asked}>
        {car.vin !== '' && isOtherTrim(trim, car.trim) && (
          <Notice status="ask" title={t('choose.otherTrim', { said: car.trim })}>
            <p>{t('choose.otherTrimText', { chosen: trim })}</p>
          </Notice>
        )}
      </div>
    </Field>
  );
}
