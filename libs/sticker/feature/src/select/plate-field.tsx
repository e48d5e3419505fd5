import { PLATE_CODE_LENGTH, PLATE_FIELDS, PLATE_LINES } from '@vinlore/sticker-domain';
import { useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { stickerMessages } from '../messages/index.ts';
import { fittingLines, type ReadPlate } from './chosen.ts';
import { Field } from './field.tsx';
import styles from './plate-field.module.css';

/** Props of `PlateField`. */
export interface PlateFieldProps {
  readonly plate: ReadPlate;
  readonly onPlate: (plate: ReadPlate) => void;
}

/** Codes from a classic's cowl tag, door plate, and axle tag, printed as entered. */
export function PlateField({ plate, onPlate }: PlateFieldProps) {
  const { t } = useTranslator<typeof stickerMessages>();
  const id = useId();
  return (
    <Field place={null} title={t('choose.plate')} lead={t('choose.plateLead')}>
      <div className={styles.codes}>
        {PLATE_FIELDS.map((field) => (
          <div key={field} className={styles.entry}>
            <label htmlFor={id + field}>{t(`choose.plate.${field}`)}</label>
            <input
              id={id + field}
              className="field figure"
              value={plate.codes[field] ?? ''}
              maxLength={PLATE_CODE_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => onPlate({ ...plate, codes: { ...plate.codes, [field]: target.value } })}
            />
          </div>
        ))}
      </div>
      <div className={styles.entry}>
        <label htmlFor={`${id}stamped`}>{t('choose.plateStamped')}</label>
        <textarea
          id={`${id}stamped`}
          className={`field figure ${styles.stamped}`}
          rows={3}
          value={plate.stamped}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => onPlate({ ...plate, stamped: fittingLines(target.value) })}
        />
        <p id={`${id}hint`} className="dim sm">
          {t('choose.plateStampedHint', { count: PLATE_LINES })}
        </p>
      </div>
    </Field>
  );
}
