import { type Expense, garageContract, type WholeEntry } from '@vinlore/garage-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGarageDraft } from '../garage-draft.ts';
import { entryChanged } from '../garage-queries.ts';
import type { garageMessages } from '../messages/index.ts';
import { useDistance } from '../use-distance.ts';
import styles from './costs.module.css';
import { ExpenseForm } from './expense-form.tsx';
import { newExpense, valuesOf } from './expense-values.ts';

/** So many of the latest are shown at first. */
const LATEST = 10;

/** What `ExpenseRow` takes. */
interface ExpenseRowProps {
  readonly entry: WholeEntry;
  readonly expense: Expense;
  readonly onEdit: () => void;
}

function ExpenseRow({ entry, expense, onEdit }: ExpenseRowProps) {
  const { t, money, date } = useTranslator<typeof garageMessages>();
  const distance = useDistance();
  const call = useCall();
  const queries = useQueryClient();
  const { id, day, kind, amount, currency, odometer, note } = expense;
  const remove = useMutation({
    mutationFn: () => call(garageContract.garageRemoveExpense, { vehicle_id: entry.id, id }),
    onSuccess: () => entryChanged(queries, call, entry.id),
  });
  const words = { kind: t(`garage.kind.${kind}`), date: date(day) };
  return (
    <li className={styles.expense}>
      <div className={styles.what}>
        <p>
          <b>{words.kind}</b> <time dateTime={day}>{words.date}</time>
        </p>
        {(odometer !== null || note) && (
          <p className={styles.more}>
            {[odometer === null ? '' : distance(odometer, entry.unit), note].filter(Boolean).join(' · ')}
          </p>
        )}
        {remove.error && <ErrorNotice error={remove.error} />}
      </div>
      <p className={styles.amount}>{money(amount, currency)}</p>
      <div className={styles.acts}>
        <button type="button" className="btn btn-quiet" aria-label={t('garage.editOf', words)} onClick={onEdit}>
          {t('garage.edit')}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={t('garage.removeOf', words)}
          aria-busy={remove.isPending}
          onClick={() => !remove.isPending && remove.mutate()}
        >
          {t('garage.remove')}
        </button>
      </div>
    </li>
  );
}

/** The expenses of a vehicle, and the form for one. */
export function Expenses({ entry }: { readonly entry: WholeEntry }) {
  const { t } = useTranslator<typeof garageMessages>();
  const { draft, keep } = useGarageDraft(entry.id);
  const [isAll, setAll] = useState(false);
  const { expenses } = entry;
  const shown = isAll ? expenses : expenses.slice(0, LATEST);
  const open = draft.expense;
  const edited = expenses.find(({ id }) => id === open?.id);
  const form = open && (
    <ExpenseForm
      key={open.id}
      entry={entry}
      values={open}
      currency={edited?.currency ?? entry.currency}
      onType={(expense) => keep({ expense })}
      onDone={() => keep({ expense: undefined })}
    />
  );
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.small}>{t('garage.expenses')}</h3>
        {!open && (
          <button type="button" className="btn btn-outline" onClick={() => keep({ expense: newExpense() })}>
            {t('garage.addExpense')}
          </button>
        )}
      </div>
      {!edited && form}
      <ul className={styles.list}>
        {shown.map((expense) =>
          expense.id === edited?.id ? (
            <li key={expense.id}>{form}</li>
          ) : (
            <ExpenseRow
              key={expense.id}
              entry={entry}
              expense={expense}
              onEdit={() => keep({ expense: valuesOf(expense) })}
            />
          ),
        )}
      </ul>
      {shown.length < expenses.length && (
        <p>
          <button type="button" className="btn btn-quiet" onClick={() => setAll(true)}>
            {t('garage.allExpenses', { count: expenses.length })}
          </button>
        </p>
      )}
    </div>
  );
}
