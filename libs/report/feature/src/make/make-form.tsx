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

/** Props of `MakeForm`. */
export interface MakeFormProps extends TypeChoiceProps, Pick<MakingReportProps, 'left' | 'leftInWords' | 'buyLink'> {
  readonly vin: string;
  /** Why the last attempt failed; the form keeps what was typed. */
  readonly error: Error | null;
  /** Initial name of a classic car, which the member can change; null for a car with a 17-character VIN. */
  readonly name: string | null;
  /**
   * Whether no source has a record, in which case creating a report becomes the secondary action (docs/decisions.md
   * §6).
   */
  readonly isEmpty: boolean;
  /** @param mileage in miles, 0 if not given */
  readonly onMake: (mileage: number, name: EnteredVehicleName | undefined) => void;
}

/**
 * Form with the odometer reading in the region's unit, the price, and the button. Without credits it links to the
 * plans, keeping the vehicle.
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
