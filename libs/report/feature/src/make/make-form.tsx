import { CallError } from '@vinlore/contract';
import { ErrorNotice, FieldFrame, Notice, useTranslator } from '@vinlore/ui';
import { useId, useRef, useState } from 'react';
import { ReportIcon } from '../icons.ts';
import type { reportMessages } from '../messages/index.ts';
import { mileageOf } from './mileage.ts';
import styles from './make.module.css';
import type { MakingReportProps } from './making-report.ts';
import { TypeChoice, type TypeChoiceProps } from './type-choice.tsx';

/** What `MakeForm` takes. */
export interface MakeFormProps extends TypeChoiceProps, Pick<MakingReportProps, 'left' | 'leftInWords' | 'buyLink'> {
  readonly vin: string;
  /** Why the last try failed; what was typed stays. */
  readonly error: Error | null;
  /** @param mileage in miles, 0 where none was given */
  readonly onMake: (mileage: number) => void;
}

/** The miles on the car, what it costs, and the button; where no credit is left, the way to one that keeps the car. */
export function MakeForm({ vin, left, leftInWords, buyLink, error, onMake, ...choice }: MakeFormProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [judged, setJudged] = useState(false);
  const mileage = mileageOf(typed);
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
        setJudged(true);
        if (mileage === null) field.current?.focus();
        else onMake(mileage);
      }}
    >
      <FieldFrame
        id={id}
        className={styles.mileage}
        label={t('make.mileage')}
        optional={t('make.optional')}
        hint={t('make.mileageHint')}
        error={judged && mileage === null ? t('make.mileageWrong') : undefined}
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
      <TypeChoice {...choice} />
      {error && <ErrorNotice error={error} />}
      <div className={styles.actions}>
        <button type="submit" className="btn btn-primary btn-lg">
          <ReportIcon />
          {t(left === 'Unlimited' ? 'make.make' : 'make.makeCredit')}
        </button>
        {leftInWords && <span className="dim">{leftInWords}</span>}
      </div>
      <p className={styles.terms}>{t(left === 'Unlimited' ? 'make.termsPlan' : 'make.terms')}</p>
    </form>
  );
}
