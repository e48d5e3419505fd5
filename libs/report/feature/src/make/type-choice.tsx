import type { ReportType } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { reportMessages } from '../messages/index.ts';
import styles from './make.module.css';

/** Props of `TypeChoice`. */
export interface TypeChoiceProps {
  /** The report types currently available; hidden if there is only one. */
  readonly types: readonly ReportType[];
  readonly type: ReportType;
  readonly onType: (type: ReportType) => void;
}

/** Asks where the car was registered, which selects the region to search. */
export function TypeChoice({ types, type, onType }: TypeChoiceProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const id = useId();
  if (types.length < 2) return null;
  return (
    <fieldset className={styles.types}>
      <legend>{t('make.type')}</legend>
      {types.map((each) => (
        <label key={each}>
          <input type="radio" name={id} checked={type === each} onChange={() => onType(each)} />
          {t(`make.type.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}
