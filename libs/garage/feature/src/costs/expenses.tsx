import { type Expense, garageContract, type WholeEntry } from '@vinlore/garage-domain';
import { ErrorNotice, takeFocus, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Ref, useRef, useState } from 'react';
import { type ExpenseValues, useGarageDraft } from '../garage-draft.ts';
import { entryChanged } from '../garage-queries.ts';
import type { garageMessages } from '../messages/index.ts';
import parts from '../parts.module.css';
import { useDistance } from '../use-distance.ts';
import styles from './costs.module.css';
import { ExpenseForm } from './expense-form.tsx';
import { newExpense, valuesOf } from './expense-values.ts';

/** Number of latest expenses shown initially. */
const LATEST = 10;

/** Props of `ExpenseRow`. */
interface ExpenseRowProps {
  readonly entry: WholeEntry;
  readonly expense: Expense;
  readonly editRef: Ref<HTMLButtonElement> | undefined;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}

function ExpenseRow({ entry, expense, editRef, onEdit, onRemoved }: ExpenseRowProps) {
  const { t, money, date } = useTranslator<typeof garageMessages>();
  const distance = useDistance();
  const call = useCall();
  const queries = useQueryClient();
  const { id, day, kind, amount, currency, odometer, note } = expense;
  const remove = useMutation({
    mutationFn: () => call(garageContract.garageRemoveExpense, { vehicle_id: entry.id, id }),
    onSuccess: () => {
      onRemoved();
      return entryChanged(queries, call, entry.id);
    },
  });
  const words = { kind: t(`garage.kind.${kind}`), date: date(day) };
  return (
    <li className={styles.expense}>
      <div>
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
        <button
          ref={editRef}
          type="button"
          className="btn btn-quiet"
          aria-label={t('garage.editOf', words)}
          onClick={onEdit}
        >
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

/** Key of the button that adds an expense; edit buttons use the expense's id. */
const NEW = 'new';

/** Expense list of a vehicle, with the form to add or edit one. */
export function Expenses({ entry }: { readonly entry: WholeEntry }) {
  const { t } = useTranslator<typeof garageMessages>();
  const { draft, keep } = useGarageDraft(entry.id);
  const [isAll, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /**
   * The button that opened the form and whether the form is still open: focus moves into the form and back to the
   * button.
   */
  const [pressed, setPressed] = useState<{ readonly opener: string; readonly isOpen: boolean } | null>(null);
  const begin = (opener: string, expense: ExpenseValues) => {
    setPressed({ opener, isOpen: true });
    keep({ expense });
  };
  const end = () => {
    setPressed((before) => ({ opener: before?.opener ?? NEW, isOpen: false }));
    keep({ expense: undefined });
  };
  const backTo = (opener: string) => (pressed?.opener === opener && !pressed.isOpen ? takeFocus : undefined);
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
      takesFocus={pressed?.isOpen === true}
      onDone={end}
    />
  );
  return (
    <div className={parts.part}>
      <div className={styles.head}>
        <h3 ref={heading} className={styles.small} tabIndex={-1}>
          {t('garage.expenses')}
        </h3>
        {!open && (
          <button ref={backTo(NEW)} type="button" className="btn btn-outline" onClick={() => begin(NEW, newExpense())}>
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
              editRef={backTo(expense.id)}
              onEdit={() => begin(expense.id, valuesOf(expense))}
              onRemoved={() => heading.current?.focus()}
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
