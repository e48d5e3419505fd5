import { FieldFrame, useTranslator } from '@vinlore/ui';
import { type ReactNode, useId, useState } from 'react';
import type { MappingTexts } from './messages/index.ts';

/** Props of `Choice`. */
export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly hint?: string;
}

/** A select in the mapping editor. */
export function Choice<Value extends string>({ label, value, options, onChange, hint }: ChoiceProps<Value>): ReactNode {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} {...(hint !== undefined && { hint })}>
      {(ties) => (
        <select {...ties} className="field" value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {options.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Props of `Words`. */
export interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly most?: number;
  readonly type?: 'text' | 'date';
}

/** A text field in the mapping editor. */
export function Words({ label, value, onChange, hint, most = 80, type = 'text' }: WordsProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} {...(hint !== undefined && { hint })}>
      {(ties) => (
        <input
          {...ties}
          className="field"
          type={type}
          value={value}
          maxLength={most}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** Props of `NoneWords`. */
export interface NoneWordsProps {
  readonly none: readonly string[] | undefined;
  readonly onChange: (none: string[] | undefined) => void;
}

/** Comma-separated values to treat as empty. Keeps a trailing comma while the user is typing. */
export function NoneWords({ none = [], onChange }: NoneWordsProps) {
  const { t } = useTranslator<MappingTexts>();
  const [typed, setTyped] = useState(none.join(', '));
  return (
    <Words
      label={t('mapping.none')}
      hint={t('mapping.noneHint')}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        const values = text
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== '');
        onChange(values.length > 0 ? values : undefined);
      }}
    />
  );
}
