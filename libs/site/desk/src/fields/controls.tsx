import { EVERY_YEAR, type SiteValue } from '@vinlore/site-domain';
import { useTranslator } from '@vinlore/ui';
import { type ComponentProps, useId } from 'react';
import { useEdit } from '../edit/edit-context.ts';
import type { siteDeskMessages } from '../messages/index.ts';
import { ColorInput } from './color-input.tsx';
import { FieldRow } from './field-row.tsx';
import { useFieldWords } from './field-words.ts';
import styles from './fields.module.css';

interface OfKey {
  /** Key of the brand. */
  readonly name: string;
}

/** A color field with a picker. */
export function ColorField({ name, label }: OfKey & { readonly label?: string }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  const { nameOf } = useFieldWords();
  return (
    <FieldRow name={name} label={label} wrong={t('site.wrong.color')}>
      {(ties) => (
        <ColorInput
          ties={ties}
          name={nameOf(name)}
          value={String(valueOf(name))}
          mayChange={mayChange}
          onChange={(color) => set(name, color)}
        />
      )}
    </FieldRow>
  );
}

/** Props of `InputField`, besides the input's own attributes. */
interface InputFieldProps extends OfKey, Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'className'> {
  /** The message for an invalid value. */
  readonly wrong: 'site.wrong.text' | 'site.wrong.email' | 'site.wrong.number';
  /** Formats a value as input text. */
  readonly show?: (value: SiteValue) => string;
  /** Parses input text into a value. */
  readonly read: (typed: string) => SiteValue;
}

function InputField({ name, wrong, show = String, read, ...input }: InputFieldProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  return (
    <FieldRow name={name} wrong={t(wrong)}>
      {(ties) => (
        <input
          {...ties}
          {...input}
          className="field"
          value={show(valueOf(name))}
          readOnly={!mayChange}
          onChange={({ target }) => set(name, read(target.value))}
        />
      )}
    </FieldRow>
  );
}

/** A text field. */
export function TextField({ name, type = 'text' }: OfKey & { readonly type?: 'text' | 'email' | 'url' }) {
  const line = { type, maxLength: 254, spellCheck: false, autoComplete: 'off' };
  const wrong = type === 'email' ? 'site.wrong.email' : 'site.wrong.text';
  return <InputField {...line} name={name} wrong={wrong} read={(typed) => typed.trim()} />;
}

const NUMBER = { type: 'number', inputMode: 'numeric', wrong: 'site.wrong.number' } as const;

/** An integer field. Invalid input stays in the field with a message. */
export function NumberField({ step = 1, ...rest }: OfKey & { min: number; max: number; step?: number }) {
  return <InputField {...NUMBER} {...rest} step={step} read={(typed) => (typed === '' ? '' : Number(typed))} />;
}

/** A money field: displayed in whole units, stored in minor ones (docs/decisions.md §2). */
export function MoneyField({ name }: OfKey) {
  const inUnits = (value: SiteValue) => (value === '' ? '' : String(Number(value) / 100));
  const inMinor = (typed: string) => (typed === '' ? '' : Math.round(Number(typed) * 100));
  return <InputField {...NUMBER} inputMode="decimal" name={name} min={0} step={0.01} show={inUnits} read={inMinor} />;
}

/** A pixel field: displayed without the unit, stored with it. */
export function PixelField({ name }: OfKey) {
  const withoutUnit = (value: SiteValue) => String(value).replace(/px$/, '');
  return <InputField {...NUMBER} name={name} min={0} max={40} show={withoutUnit} read={(typed) => `${typed}px`} />;
}

/** Props of `PickField`. */
interface PickFieldProps extends OfKey {
  /** Formats a value as an option. */
  readonly show: (value: SiteValue) => string;
  /** Parses an option into a value. */
  readonly read: (chosen: string) => SiteValue;
  readonly options: readonly (readonly [value: string, words: string])[];
}

function PickField({ name, show, read, options }: PickFieldProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  return (
    <FieldRow name={name} wrong={t('site.wrong.text')}>
      {(ties) => (
        <select
          {...ties}
          className="field"
          value={show(valueOf(name))}
          disabled={!mayChange}
          onChange={({ target }) => set(name, read(target.value))}
        >
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}

/** A select field. */
export function ChoiceField({ name, options }: OfKey & { readonly options: readonly string[] }) {
  const { sayValue } = useFieldWords();
  const worded = options.map((option) => [option, sayValue(name, option)] as const);
  return <PickField name={name} show={String} read={(chosen) => chosen} options={worded} />;
}

/** An on/off field. */
export function SwitchField({ name }: OfKey) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const options = [['on', t('site.on')] as const, ['off', t('site.off')] as const];
  const show = (value: SiteValue) => (value === true ? 'on' : 'off');
  return <PickField name={name} show={show} read={(chosen) => chosen === 'on'} options={options} />;
}

/** The model years of stickers: all, or a range. */
export function YearsField({ name }: OfKey) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  const [fromId, toId] = [useId(), useId()];
  const value = valueOf(name);
  const years = typeof value === 'object' && 'from' in value ? value : null;
  const year = (id: string, side: 'from' | 'to') => (
    <span className={styles.year}>
      <label htmlFor={id}>{t(`site.${side}`)}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        className="field"
        min={1900}
        max={2100}
        value={String(years![side])}
        readOnly={!mayChange}
        onChange={({ target }) => set(name, { ...years!, [side]: Number(target.value) })}
      />
    </span>
  );
  return (
    <FieldRow name={name} wrong={t('site.wrong.years')}>
      {(ties) => (
        <div>
          <span className={styles.years}>
            <select
              {...ties}
              className="field"
              value={years ? 'some' : EVERY_YEAR}
              disabled={!mayChange}
              onChange={({ target }) =>
                set(name, target.value === EVERY_YEAR ? EVERY_YEAR : { from: 1900, to: new Date().getFullYear() + 1 })
              }
            >
              <option value={EVERY_YEAR}>{t('site.everyYear')}</option>
              <option value="some">{t('site.limitYears')}</option>
            </select>
            {years && year(fromId, 'from')}
            {years && year(toId, 'to')}
          </span>
        </div>
      )}
    </FieldRow>
  );
}
