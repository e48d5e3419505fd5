import { EVERY_YEAR } from '@vinlore/site-domain';
import { useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import { useEdit } from '../edit/edit-context.ts';
import type { siteDeskMessages } from '../messages/index.ts';
import { FieldRow } from './field-row.tsx';
import { useFieldWords } from './field-words.ts';
import styles from './fields.module.css';

interface OfKey {
  /** Key of the brand. */
  readonly name: string;
}

/** A color: typed, or picked. */
export function ColorField({ name, label }: OfKey & { readonly label?: string }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  const { nameOf } = useFieldWords();
  const value = String(valueOf(name));
  const isColor = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <FieldRow name={name} label={label} wrong={t('site.wrong.color')}>
      {(ties) => (
        <div>
          <span className={styles.color}>
            <input
              type="color"
              className={styles.pick}
              aria-label={t('site.pick', { name: nameOf(name) })}
              value={isColor ? value.toLowerCase() : '#000000'}
              disabled={!mayChange}
              onChange={({ target }) => set(name, target.value)}
            />
            <input
              {...ties}
              className="field figure"
              value={value}
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              readOnly={!mayChange}
              onChange={({ target }) => set(name, target.value.trim())}
            />
          </span>
        </div>
      )}
    </FieldRow>
  );
}

/** A line of text. */
export function TextField({ name, type = 'text' }: OfKey & { readonly type?: 'text' | 'email' | 'url' }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  return (
    <FieldRow name={name} wrong={t('site.wrong.text')}>
      {(ties) => (
        <input
          {...ties}
          type={type}
          className="field"
          maxLength={254}
          spellCheck={false}
          autoComplete="off"
          value={String(valueOf(name))}
          readOnly={!mayChange}
          onChange={({ target }) => set(name, target.value.trim())}
        />
      )}
    </FieldRow>
  );
}

/** A whole number. */
export function NumberField({ name, min, max, step = 1 }: OfKey & { min: number; max: number; step?: number }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  const value = valueOf(name);
  return (
    <FieldRow name={name} wrong={t('site.wrong.number')}>
      {(ties) => (
        <input
          {...ties}
          type="number"
          inputMode="numeric"
          className="field"
          min={min}
          max={max}
          step={step}
          value={String(value)}
          readOnly={!mayChange}
          // What is no number stays as it was typed, and is told so.
          onChange={({ target }) => set(name, target.value === '' ? '' : Number(target.value))}
        />
      )}
    </FieldRow>
  );
}

/** A number of pixels: shown without the unit, kept with it. */
export function PixelField({ name }: OfKey) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  return (
    <FieldRow name={name} wrong={t('site.wrong.number')}>
      {(ties) => (
        <input
          {...ties}
          type="number"
          inputMode="numeric"
          className="field"
          min={0}
          max={40}
          value={String(valueOf(name)).replace(/px$/, '')}
          readOnly={!mayChange}
          onChange={({ target }) => set(name, `${target.value}px`)}
        />
      )}
    </FieldRow>
  );
}

/** One of a few values. */
export function ChoiceField({ name, options }: OfKey & { readonly options: readonly string[] }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  const { sayValue } = useFieldWords();
  return (
    <FieldRow name={name} wrong={t('site.wrong.text')}>
      {(ties) => (
        <select
          {...ties}
          className="field"
          value={String(valueOf(name))}
          disabled={!mayChange}
          onChange={({ target }) => set(name, target.value)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {sayValue(name, option)}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}

/** Something that is on or off. */
export function SwitchField({ name }: OfKey) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  return (
    <FieldRow name={name} wrong={t('site.wrong.text')}>
      {(ties) => (
        <select
          {...ties}
          className="field"
          value={valueOf(name) === true ? 'on' : 'off'}
          disabled={!mayChange}
          onChange={({ target }) => set(name, target.value === 'on')}
        >
          <option value="on">{t('site.on')}</option>
          <option value="off">{t('site.off')}</option>
        </select>
      )}
    </FieldRow>
  );
}

/** The model years of stickers: every year, or from one to another. */
export function YearsField({ name }: OfKey) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { valueOf, set, mayChange } = useEdit();
  const [fromId, toId] = [useId(), useId()];
  const value = valueOf(name);
  const years = typeof value === 'object' ? value : null;
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
