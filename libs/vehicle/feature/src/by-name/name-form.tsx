import { StatusWord, useAddress, useTranslator } from '@vinlore/ui';
import { type FormEvent, useId, useState } from 'react';
import type { vehicleMessages } from '../messages/index.ts';
import styles from '../ways/fields.module.css';
import { keyOf, loadMakes, loadModels, loadTrims, loadYears } from './catalogue.ts';
import { namedHref, namedVehicle, type YearMakeModel } from './year-make-model.ts';
import { SearchSelect } from './search-select.tsx';
import { type List, useList } from './use-list.ts';

/** Props of `NameForm`. */
export interface NameFormProps {
  /** Action URL of the form, called with `?year=&make=&model=&trim=`. */
  readonly action: string;
  /** Whether the form is or was open; the lists are then fetched. */
  readonly open: boolean;
  /** Called with the vehicle instead of navigating. */
  readonly onNamed?: (vehicle: YearMakeModel) => void;
}

const FIELDS = ['year', 'make', 'model', 'trim'] as const;
type Field = (typeof FIELDS)[number];

/** Returns the first field that's empty or has a value that isn't in its list. */
function faultOf(values: Record<Field, string>, lists: Record<Field, List>): Field | null {
  const wrong = (field: Field) => {
    const value = values[field].trim();
    if (value === '') return field !== 'trim';
    const { choices } = lists[field];
    return choices !== null && choices.length > 0 && !choices.some(({ name }) => name === value);
  };
  return FIELDS.find(wrong) ?? null;
}

/**
 * Year, make, model, and trim fields, each list depending on the choices before it. If the catalog has no list (an old
 * car, a model without trims), the field accepts free text, and the trim is always optional.
 */
export function NameForm({ action, open, onNamed }: NameFormProps) {
  const { t } = useTranslator<typeof vehicleMessages>();
  const page = useAddress()(action);
  const id = useId();
  const [values, setValues] = useState<Record<Field, string>>({ year: '', make: '', model: '', trim: '' });
  const [refused, setRefused] = useState<Field | null>(null);
  const years = useList(open ? 'all' : null, loadYears);
  // Don't fetch for a partly typed year.
  const year = /^\d{4}$/.test(values.year) ? values.year : '';
  const settled = (field: Field, { choices }: List) =>
    choices?.length === 0 || choices?.some(({ name }) => name === values[field]) ? values[field] : '';
  const makes = useList(keyOf(settled('year', years) && year), loadMakes);
  const make = settled('make', makes);
  const models = useList(keyOf(year, make), loadModels);
  const model = settled('model', models);
  const trims = useList(keyOf(year, make, model), loadTrims);
  const lists = { year: years, make: makes, model: models, trim: trims };

  const set = (field: Field) => (value: string) => {
    setRefused(null);
    // Changing a field clears the ones that depend on it.
    const below = FIELDS.slice(FIELDS.indexOf(field) + 1).map((name) => [name, '']);
    setValues((before) => ({
      ...before,
      ...(before[field] === value ? {} : Object.fromEntries(below)),
      [field]: value,
    }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fault = faultOf(values, lists);
    const vehicle = namedVehicle((field) => values[field as Field]);
    const first = fault ?? (vehicle ? null : 'year');
    setRefused(first);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else if (vehicle && onNamed) onNamed(vehicle);
    else if (vehicle) location.assign(namedHref(page, vehicle));
  };
  const retry = FIELDS.map((field) => lists[field].retry).find((again) => again !== null);
  const loading = FIELDS.some((field) => lists[field].loading);
  const typed = refused && values[refused].trim();

  return (
    <form method="get" action={page} className={styles.body} onSubmit={submit} noValidate>
      <div className={styles.name4}>
        {FIELDS.map((field, index) => (
          <SearchSelect
            key={field}
            label={t(`name.${field}`)}
            name={field}
            value={values[field]}
            onValue={set(field)}
            choices={lists[field].choices}
            // A field is disabled until its list loads; if loading fails, it accepts free text.
            disabled={open && index > 0 && lists[field].choices === null && lists[field].retry === null}
            invalid={refused === field}
            placeholder={field === 'trim' ? t('name.trimAny') : undefined}
            numeric={field === 'year'}
            describedBy={`${id}line`}
          />
        ))}
      </div>
      <div className={styles.below}>
        <div id={`${id}line`} className={styles.line} role="status">
          {refused ? (
            <p>
              <StatusWord status="ask">{typed ? t('name.unknown', { typed }) : t('name.missing')}</StatusWord>
            </p>
          ) : retry ? (
            <>
              <p>
                <StatusWord status="ask">{t('name.failed')}</StatusWord>
              </p>
              <p className={styles.actions}>
                <button type="button" className="btn btn-quiet" onClick={retry}>
                  {t('vin.retry')}
                </button>
              </p>
            </>
          ) : (
            <p className="dim">
              {t(loading ? 'name.loading' : models.choices?.length === 0 ? 'name.typed' : 'name.hint')}
            </p>
          )}
        </div>
        <button type="submit" className={`btn btn-primary btn-lg ${styles.go}`}>
          {t('name.find')}
        </button>
      </div>
    </form>
  );
}
