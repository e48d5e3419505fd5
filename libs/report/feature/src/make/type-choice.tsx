import type { ReportType } from '@vinlore/report-domain';
import { useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { reportMessages } from '../messages/index.ts';
import styles from './make.module.css';

/** What `TypeChoice` takes. */
export interface TypeChoiceProps {
  /** The types that can be made at the moment: where there is but one, nothing is asked. */
  readonly types: readonly ReportType[];
  readonly type: ReportType;
  readonly onType: (type: ReportType) => void;
}

/** Where the car was registered: of which region records are looked for. */
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
