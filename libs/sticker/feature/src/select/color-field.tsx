import type { CatalogueColor } from '@vinlore/sticker-domain';
import { useTranslator } from '@vinlore/ui';
import { type ReactNode, useId } from 'react';
import type { stickerMessages } from '../messages/index.ts';
import { type ChosenColor, statedColor } from './chosen.ts';
import { Field } from './field.tsx';
import { OptionCard } from './option-card.tsx';
import styles from './option-grid.module.css';

/** Props of `ColorField`. */
export interface ColorFieldProps {
  readonly place: 'exterior' | 'interior';
  readonly colors: readonly CatalogueColor[];
  /** Whether the list is sample data. */
  readonly sample: boolean;
  readonly chosen: ChosenColor;
  readonly onColor: (color: ChosenColor) => void;
  readonly guide: ReactNode;
}

/** Maximum length of a custom color, the same as in the confirmation. */
const LONGEST_NAME = 80;

/** Color selector, with a swatch if the catalog has the color's value and the name alone otherwise. */
export function ColorField({ place, colors, sample, chosen, onColor, guide }: ColorFieldProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const group = useId();
  const stated = statedColor(chosen, colors);
  const own = stated !== null && 'own' in stated;
  const listed = stated !== null && 'listed' in stated ? stated.listed : null;
  const known = colors.some(({ name }) => name === listed);
  return (
    <Field
      place={place}
      title={t(`choose.${place}`)}
      sample={sample}
      aside={colors.length > 0 && t('choose.colorCount', { count: colors.length })}
      lead={t(colors.length > 0 ? `choose.${place}Lead` : 'choose.colorNone')}
      guide={guide}
    >
      <ul className={`${styles.grid} ${styles.colors}`}>
        {colors.map(({ name, code, hex }) => (
          <li key={`${name} ${code}`}>
            <OptionCard
              group={group}
              name={name}
              note={code && <span className="figure">{code}</span>}
              color={hex}
              checked={name === listed}
              onChoose={() => onColor({ listed: name })}
            />
          </li>
        ))}
        <li>
          <OptionCard
            group={group}
            name={t('choose.ownColor')}
            note={t('choose.ownColorNote')}
            checked={own}
            onChoose={() => onColor({ own: '' })}
          />
        </li>
        <li>
          <OptionCard
            group={group}
            name={t('choose.unsure')}
            note={t('choose.unsureNote')}
            // A color this trim doesn't have is no longer selected.
            checked={!own && !known}
            onChoose={() => onColor(null)}
            unsure
          />
        </li>
      </ul>
      {own && (
        <div className={styles.own}>
          <label htmlFor={`${group}own`}>{t(`choose.${place}Own`)}</label>
          <input
            id={`${group}own`}
            className="field"
            value={stated.own}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={({ target }) => onColor({ own: target.value })}
          />
        </div>
      )}
    </Field>
  );
}
