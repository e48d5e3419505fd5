import { Notice, useAddress, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { recallMessages } from '../messages/index.ts';
import styles from './name-steps.module.css';

/** Current selection and the available options; a list is null until its step is reached. */
export interface NameStepsProps {
  /** Path of the page the form submits to. */
  readonly action: string;
  readonly years: readonly number[] | null;
  readonly makes: readonly string[] | null;
  readonly models: readonly string[] | null;
  readonly year: string;
  readonly make: string;
  readonly model: string;
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (string | number)[];
}

function Select({ name, label, value, choices }: SelectProps) {
  const { t } = useTranslator<typeof recallMessages>();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} className="field" defaultValue={value} required>
        <option value="">{t('recall.choose')}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * Selects year, then make, then model from recall data. A plain form that adds a step per submission, so it works
 * without JavaScript.
 */
export function NameSteps({ action, years, makes, models, year, make, model }: NameStepsProps) {
  const { t } = useTranslator<typeof recallMessages>();
  const address = useAddress();
  if (!years) return <Notice status="no" title={t('recall.noNames')} />;
  if (years.length === 0) return <Notice status="ask" title={t('recall.noNamesYet')} />;
  const button = models ? t('recall.check') : makes ? t('recall.chooseModels') : t('recall.chooseMakes');
  return (
    <form action={`${address(action)}#by-name`} method="get" id="by-name">
      <h2 className={styles.title}>{t('recall.byName')}</h2>
      <div className={`columns ${styles.fields}`}>
        <Select name="year" label={t('recall.year')} value={year} choices={years} />
        {makes && <Select name="make" label={t('recall.make')} value={make} choices={makes} />}
        {models && <Select name="model" label={t('recall.model')} value={model} choices={models} />}
        <button type="submit" className="btn btn-lg">
          {button}
        </button>
      </div>
    </form>
  );
}
