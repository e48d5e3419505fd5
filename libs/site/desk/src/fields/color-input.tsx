import { type FieldTies, useTranslator } from '@vinlore/ui';
import type { siteDeskMessages } from '../messages/index.ts';
import styles from './fields.module.css';

/** Props of `ColorInput`. */
export interface ColorInputProps {
  readonly ties: FieldTies;
  /** The color's label. */
  readonly name: string;
  /** The input as typed, which may be incomplete. */
  readonly value: string;
  readonly mayChange: boolean;
  readonly onChange: (color: string) => void;
}

/** A color input with a picker. */
export function ColorInput({ ties, name, value, mayChange, onChange }: ColorInputProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const isColor = /^#[0-9a-f]{6}$/i.test(value);
  return (
    <div>
      <span className={styles.color}>
        <input
          type="color"
          className={styles.pick}
          aria-label={t('site.pick', { name })}
          value={isColor ? value.toLowerCase() : '#000000'}
          disabled={!mayChange}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          {...ties}
          className="field figure"
          value={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          readOnly={!mayChange}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      </span>
    </div>
  );
}
