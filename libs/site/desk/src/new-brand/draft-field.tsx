import { FieldFrame, useTranslator } from '@vinlore/ui';
import { type ReactNode, useId } from 'react';
import { contrastFault } from '../edit/faults.ts';
import { ColorInput } from '../fields/color-input.tsx';
import { useFieldWords } from '../fields/field-words.ts';
import fields from '../fields/fields.module.css';
import type { siteDeskMessages } from '../messages/index.ts';
import type { BrandDraft, COLORS } from './brand-draft.ts';

interface DraftRowProps<Name extends keyof BrandDraft> {
  readonly name: Name;
  readonly value: string;
  /** The fault: '' for an invalid value, else a message. */
  readonly fault: string | undefined;
  readonly onType: (name: Name, value: string) => void;
}

type Color = (typeof COLORS)[number];

/** Props of `DraftField`. */
export interface DraftFieldProps extends DraftRowProps<Exclude<keyof BrandDraft, Color>> {
  readonly type?: 'text' | 'email';
  readonly maxLength?: number;
  /** Options of a select field. */
  readonly children?: ReactNode;
}

/** One field of the form. */
export function DraftField({ name, value, fault, onType, type = 'text', maxLength, children }: DraftFieldProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const id = useId();
  return (
    <FieldFrame
      id={id}
      label={t(`site.newKey.${name}`)}
      hint={t(`site.newHint.${name}`)}
      error={fault === '' ? t(`site.newWrong.${name}`) : fault}
    >
      {(ties) =>
        children === undefined ? (
          <input
            {...ties}
            className="field"
            type={type}
            maxLength={maxLength}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize={name === 'name' ? 'words' : 'none'}
            value={value}
            onChange={({ target }) => onType(name, target.value)}
          />
        ) : (
          <select {...ties} className="field" value={value} onChange={({ target }) => onType(name, target.value)}>
            {children}
          </select>
        )
      }
    </FieldFrame>
  );
}

/** One of the three colors, with the nearest shade that passes the contrast check. */
export function ColorRow({ name, value, fault, onType }: DraftRowProps<Color>) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { nameOf, hintOf, sayFault } = useFieldWords();
  const id = useId();
  const key = `settings.${name}`;
  const shade = fault ? contrastFault(fault)?.shade : null;
  return (
    <div className={fields.row}>
      <FieldFrame
        id={id}
        label={nameOf(key)}
        hint={hintOf(key)}
        error={fault === '' ? t('site.wrong.color') : fault && sayFault(fault)}
      >
        {(ties) => (
          <ColorInput
            ties={ties}
            name={nameOf(key)}
            value={value}
            mayChange
            onChange={(color) => onType(name, color)}
          />
        )}
      </FieldFrame>
      {shade && (
        <button type="button" className={`btn btn-outline ${fields.shade}`} onClick={() => onType(name, shade)}>
          <span className={fields.swatch} style={{ background: shade }} aria-hidden="true" />
          {t('site.useShade', { shade })}
        </button>
      )}
    </div>
  );
}
