import {
  EXPENSE_KINDS,
  EXPENSE_NOTE_LENGTH,
  garageContract,
  LARGEST_AMOUNT,
  type WholeEntry,
} from '@vinlore/garage-domain';
import { readMoney } from '@vinlore/i18n';
import { ErrorNotice, FieldFrame, takeFocus, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { ExpenseValues } from '../garage-draft.ts';
import { entryChanged } from '../garage-queries.ts';
import type { garageMessages } from '../messages/index.ts';
import parts from '../parts.module.css';
import { readingOf } from '../reading-of.ts';
import styles from './costs.module.css';

/** Props of `ExpenseForm`. */
interface ExpenseFormProps {
  readonly entry: Pick<WholeEntry, 'id'>;
  readonly values: ExpenseValues;
  readonly currency: string;
  /** Opened by a button, so the first field takes focus. */
  readonly takesFocus: boolean;
  readonly onType: (values: ExpenseValues) => void;
  /** Called after saving or canceling. */
  readonly onDone: () => void;
}

/** Parses the form values in field order; null for an invalid field. */
function judged({ day, amount, odometer }: ExpenseValues, currency: string) {
  const minor = readMoney(amount, currency);
  return {
    amount: minor !== null && minor <= LARGEST_AMOUNT ? minor : null,
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    odometer: odometer.trim() === '' ? undefined : readingOf(odometer),
  };
}

/** Form to add or edit an expense. */
export function ExpenseForm({ entry, values, currency, takesFocus, onType, onDone }: ExpenseFormProps) {
  const { t } = useTranslator<typeof garageMessages>();
  const form = useId();
  const call = useCall();
  const queries = useQueryClient();
  const [isJudged, setJudged] = useState(false);
  const fields = judged(values, currency);
  const { amount, day, odometer } = fields;
  const save = useMutation({
    mutationFn: () =>
      call(garageContract.garageKeepExpense, {
        ...{ vehicle_id: entry.id, id: values.id, kind: values.kind, note: values.note },
        ...{ day: day!, amount: amount!, odometer: odometer ?? null },
      }),
    onSuccess: async () => {
      await entryChanged(queries, call, entry.id);
      onDone();
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    const wrong = Object.entries(fields).find(([, value]) => value === null)?.[0];
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else if (!save.isPending) save.mutate();
  };
  const wrong = (is: boolean, text: string) => (isJudged && is ? text : undefined);
  const type = (part: Partial<ExpenseValues>) => onType({ ...values, ...part });
  return (
    <form className={`${parts.form} ${styles.box}`} onSubmit={send} noValidate>
      <div className={styles.fields}>
        <FieldFrame id={`${form}-kind`} label={t('garage.kind')}>
          {(ties) => (
            <select
              {...ties}
              ref={takesFocus ? takeFocus : undefined}
              className="field"
              name="kind"
              value={values.kind}
              onChange={({ target }) => type({ kind: target.value as ExpenseValues['kind'] })}
            >
              {EXPENSE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`garage.kind.${kind}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <FieldFrame
          id={`${form}-amount`}
          label={t('garage.amount', { currency })}
          error={wrong(amount === null, t('garage.amountWrong'))}
        >
          {(ties) => (
            <input
              {...ties}
              className="field"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              value={values.amount}
              onChange={({ target }) => type({ amount: target.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame id={`${form}-day`} label={t('garage.day')} error={wrong(day === null, t('garage.dayWrong'))}>
          {(ties) => (
            <input
              {...ties}
              className="field"
              name="day"
              type="date"
              min="1900-01-01"
              max="2100-12-31"
              value={values.day}
              onChange={({ target }) => type({ day: target.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame
          id={`${form}-odometer`}
          label={t('garage.odometer')}
          optional={t('garage.optional')}
          error={wrong(odometer === null, t('garage.mileageWrong'))}
        >
          {(ties) => (
            <input
              {...ties}
              className="field"
              name="odometer"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={values.odometer}
              onChange={({ target }) => type({ odometer: target.value })}
            />
          )}
        </FieldFrame>
      </div>
      <FieldFrame id={`${form}-note`} label={t('garage.note')} optional={t('garage.optional')}>
        {(ties) => (
          <input
            {...ties}
            className="field"
            name="note"
            maxLength={EXPENSE_NOTE_LENGTH}
            value={values.note}
            onChange={({ target }) => type({ note: target.value })}
          />
        )}
      </FieldFrame>
      {save.error && <ErrorNotice error={save.error} />}
      <div className="row">
        <button type="submit" className="btn btn-primary" aria-busy={save.isPending}>
          {t(save.isPending ? 'garage.saving' : 'garage.saveExpense')}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onDone}>
          {t('garage.cancel')}
        </button>
      </div>
    </form>
  );
}
