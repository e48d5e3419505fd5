import { DISTANCE_UNITS, NICKNAME_LENGTH, type WholeEntry } from '@vinlore/garage-domain';
import { ErrorNotice, FieldFrame, StatusWord, useTranslator } from '@vinlore/ui';
import { type FormEvent, useId, useState } from 'react';
import { useGarageDraft } from '../garage-draft.ts';
import type { garageMessages } from '../messages/index.ts';
import parts from '../parts.module.css';
import { readingOf } from '../reading-of.ts';
import { useDistance } from '../use-distance.ts';
import styles from './entry.module.css';
import { useChange } from './use-change.ts';

/** Form for nickname, mileage, and odometer unit. */
export function DetailsForm({ entry }: { readonly entry: WholeEntry }) {
  const { t, date } = useTranslator<typeof garageMessages>();
  const distance = useDistance();
  const form = useId();
  const { draft, keep } = useGarageDraft(entry.id);
  const [unit, setUnit] = useState(entry.unit);
  const [isWrong, setWrong] = useState(false);
  const change = useChange(entry.id, () => keep({ nickname: undefined, mileage: undefined }));
  const nickname = draft.nickname ?? entry.nickname;
  const mileage = draft.mileage ?? '';
  const isChanged = draft.nickname !== undefined || draft.mileage !== undefined || unit !== entry.unit;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = mileage.trim() === '' ? undefined : readingOf(mileage);
    setWrong(reading === null);
    if (reading === null) event.currentTarget.querySelector<HTMLElement>('[name=mileage]')?.focus();
    if (reading === null || change.isPending) return;
    change.mutate({ nickname, unit, ...(reading !== undefined && { mileage: reading }) });
  };
  const last =
    entry.mileage &&
    t('garage.lastReading', {
      value: distance(entry.mileage.value, entry.unit),
      date: date(entry.mileage.day),
    });
  return (
    <form className={parts.form} onSubmit={save} noValidate>
      <h2 className={parts.heading}>{t('garage.details')}</h2>
      <div className={styles.fields}>
        <FieldFrame id={`${form}-nickname`} label={t('garage.nickname')} optional={t('garage.optional')}>
          {(ties) => (
            <input
              {...ties}
              className="field"
              name="nickname"
              autoComplete="off"
              maxLength={NICKNAME_LENGTH}
              value={nickname}
              onChange={({ target }) => keep({ nickname: target.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame
          id={`${form}-mileage`}
          label={t('garage.mileageToday')}
          optional={t('garage.optional')}
          hint={last || t('garage.mileageHint')}
          error={isWrong ? t('garage.mileageWrong') : undefined}
        >
          {(ties) => (
            <input
              {...ties}
              className="field"
              name="mileage"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={mileage}
              onChange={({ target }) => keep({ mileage: target.value })}
            />
          )}
        </FieldFrame>
      </div>
      <fieldset className={styles.units}>
        <legend>{t('garage.unit')}</legend>
        {DISTANCE_UNITS.map((each) => (
          <label key={each} className={parts.choice}>
            <input type="radio" name={`${form}-unit`} checked={unit === each} onChange={() => setUnit(each)} />
            {t(`garage.${each}`)}
          </label>
        ))}
      </fieldset>
      {change.error && <ErrorNotice error={change.error} />}
      <div className="row">
        <button type="submit" className="btn btn-primary" aria-busy={change.isPending}>
          {t(change.isPending ? 'garage.saving' : 'garage.save')}
        </button>
        <span role="status">
          {change.isSuccess && !isChanged && <StatusWord status="ok">{t('garage.saved')}</StatusWord>}
        </span>
      </div>
    </form>
  );
}
