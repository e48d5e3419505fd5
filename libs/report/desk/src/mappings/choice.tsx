import { FieldFrame, useTranslator } from '@vinlore/ui';
import { type ReactNode, useId, useState } from 'react';
import type { MappingTexts } from './messages/index.ts';

/** What `Choice` takes. */
export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly hint?: string;
}

/** A choice of one of a few, in a field of the studio. */
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

/** What `Words` takes. */
export interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly most?: number;
  readonly type?: 'text' | 'date';
}

/** A line of text, in a field of the studio. */
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

/** What `NoneWords` takes. */
export interface NoneWordsProps {
  readonly none: readonly string[] | undefined;
  readonly onChange: (none: string[] | undefined) => void;
}

/** Values of a column that are no value, with commas between; a comma that is being typed stays. */
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
