import type { FormField, Place } from '@vinlore/content-domain';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import type { contentDeskMessages } from '../messages/index.ts';
import { useFieldWords } from './field-words.ts';
import styles from './fields.module.css';
import { useDocumentForm, useFaultAt } from './form-context.ts';

type TextForm = Extract<FormField, { form: 'text' }>;

const HINTS = {
  link: 'content.hint.link',
  picture: 'content.hint.picture',
  markdown: 'content.hint.markdown',
  anchor: 'content.hint.anchor',
  sample: 'content.hint.sample',
} as const;
const isHinted = (look: string): look is keyof typeof HINTS => look in HINTS;

/** Props of `TextField`. */
export interface TextFieldProps {
  readonly field: TextForm;
  readonly place: Place;
  readonly value: unknown;
  /** Overrides the field's label. */
  readonly label?: string;
  /** Number of characters that search engines show. */
  readonly displayed?: number;
}

/** A single-line or multiline text field, with its hint and error linked. */
export function TextField({ field, place, value, label, displayed }: TextFieldProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { change, idOf, language, paths, pictures } = useDocumentForm();
  const words = useFieldWords();
  const fault = useFaultAt(place);
  const { look, required, name } = field;
  const text = typeof value === 'string' ? value : '';
  const id = idOf(place);
  const write = (typed: string) => change(place, typed === '' && !required ? undefined : typed);
  const counted = displayed === undefined ? undefined : t('content.counted', { count: text.length, shown: displayed });
  // Links of headers and footers are in long lists, so errors name the link.
  const hint = counted ?? (isHinted(look) && name !== 'url' ? t(HINTS[look]) : undefined);
  const options = look === 'link' ? paths : look === 'picture' ? [...pictures.keys()] : [];
  const picture = look === 'picture' ? pictures.get(text) : undefined;
  return (
    <FieldFrame
      id={id}
      label={label ?? words.field(name)}
      optional={!required && t('content.optional')}
      className={styles.text}
      {...(hint !== undefined && { hint })}
      {...(fault && { error: words.fault(fault) })}
    >
      {(ties) =>
        look === 'lines' || look === 'markdown' ? (
          <textarea
            {...ties}
            lang={language}
            className={`field ${look === 'markdown' ? styles.markdown : styles.lines}`}
            value={text}
            onChange={(event) => write(event.target.value)}
          />
        ) : (
          <>
            <input
              {...ties}
              lang={language}
              className={`field ${look === 'vin' || look === 'sample' ? 'figure' : ''}`}
              type={look === 'day' ? 'date' : 'text'}
              list={options.length > 0 ? `${id}-options` : undefined}
              autoComplete="off"
              spellCheck={look === 'line'}
              value={text}
              onChange={(event) =>
                write(look === 'vin' || look === 'sample' ? event.target.value.toUpperCase() : event.target.value)
              }
            />
            {options.length > 0 && (
              <datalist id={`${id}-options`}>
                {options.map((option) => (
                  <option key={option} value={option} />
                ))}
              </datalist>
            )}
            {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" />}
          </>
        )
      }
    </FieldFrame>
  );
}
