import { CallError } from '@vinlore/contract';
import { ErrorNotice, FieldFrame, Notice, useTranslator } from '@vinlore/ui';
import { mileageOf } from '@vinlore/vehicle-domain';
import { useId, useRef, useState } from 'react';
import { ReportIcon } from '../icons.ts';
import type { reportMessages } from '../messages/index.ts';
import { milesIn, unitOfType } from './distance-unit.ts';
import styles from './make.module.css';
import type { MakingReportProps } from './making-report.ts';
import { NameField, nameQuestion, NameQuestion } from './name-field.tsx';
import { TypeChoice, type TypeChoiceProps } from './type-choice.tsx';
import type { EnteredVehicleName } from './use-make-report.ts';

/** What `MakeForm` takes. */
export interface MakeFormProps extends TypeChoiceProps, Pick<MakingReportProps, 'left' | 'leftInWords' | 'buyLink'> {
  readonly vin: string;
  /** Why the last try failed; what was typed stays. */
  readonly error: Error | null;
  /** What a classic car is called until the member changes it; null for a car whose VIN names it. */
  readonly name: string | null;
  /** No source has a record, so that a report is offered second (docs/decisions.md §6). */
  readonly isEmpty: boolean;
  /** @param mileage in miles, 0 where none was given */
  readonly onMake: (mileage: number, name: EnteredVehicleName | undefined) => void;
}

/**
 * What the odometer shows, in the unit of the region, what it costs, and the button; where no credit is left, the way to one
 * that keeps the car.
 */
export function MakeForm({ vin, left, leftInWords, buyLink, error, name, isEmpty, onMake, ...choice }: MakeFormProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [judged, setJudged] = useState(false);
  const [called, setCalled] = useState(name ?? '');
  const shown = mileageOf(typed);
  const unit = unitOfType(choice.type);
  const asked = nameQuestion(error);
  const make = (confirmed?: EnteredVehicleName) => {
    setJudged(true);
    if (shown === null) field.current?.focus();
    else onMake(milesIn(shown, unit), name === null ? undefined : (confirmed ?? { words: called, isConfirmed: false }));
  };
  const noCredit = error instanceof CallError && error.status === 402;
  if (left === 0 || noCredit)
    return (
      <Notice
        status="ask"
        role={noCredit ? 'alert' : undefined}
        title={(noCredit && error.message) || t('make.noCredit')}
        actions={buyLink(vin, t('make.buy'))}
      >
        <p>{t('make.noCreditLead')}</p>
      </Notice>
    );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      {name !== null && <NameField value={called} onChange={setCalled} />}
      <TypeChoice {...choice} />
      <FieldFrame
        id={id}
        className={styles.mileage}
        label={t(`make.mileage.${unit}`)}
        optional={t('make.optional')}
        hint={t('make.mileageHint')}
        error={judged && shown === null ? t(`make.mileageWrong.${unit}`) : undefined}
      >
        {(ties) => (
          <input
            {...ties}
            ref={field}
            className="field"
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </FieldFrame>
      {asked ? (
        <NameQuestion
          asked={asked}
          onAnswer={(answer) => {
            setCalled(answer.words);
            make(answer);
          }}
        />
      ) : (
        error && <ErrorNotice error={error} />
      )}
      {isEmpty && <p className={styles.terms}>{t('make.emptyHelp')}</p>}
      <div className={styles.actions}>
        <button type="submit" className={`btn btn-lg ${isEmpty ? 'btn-outline' : 'btn-primary'}`}>
          <ReportIcon />
          {t(left === 'Unlimited' ? 'make.make' : 'make.makeCredit')}
        </button>
        {leftInWords && <span className="dim">{leftInWords}</span>}
      </div>
      <p className={styles.terms}>{t(left === 'Unlimited' ? 'make.termsPlan' : 'make.terms')}</p>
    </form>
  );
}
