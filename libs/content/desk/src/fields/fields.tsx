import { blankEntry, type FormField, isRecord, type Place } from '@vinlore/content-domain';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import { AddIcon, RemoveIcon } from '../icons.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { useFieldWords } from './field-words.ts';
import styles from './fields.module.css';
import { useDocumentForm, useFaultAt } from './form-context.ts';
import { IconButton } from './icon-button.tsx';
import { type FieldsProps, ListField } from './list-field.tsx';
import { TextField } from './text-field.tsx';

interface FieldProps<Field> {
  readonly field: Field;
  readonly place: Place;
  readonly value: unknown;
}

function ChoiceField({ field, place, value }: FieldProps<Extract<FormField, { form: 'choice' }>>) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { change, idOf } = useDocumentForm();
  const words = useFieldWords();
  const fault = useFaultAt(place);
  const { name, options, required, usual } = field;
  const chosen = typeof value === 'string' ? value : '';
  const none = usual === null ? t('content.noChoice') : t('content.usual', { choice: words.choice(name, usual) });
  return (
    <FieldFrame
      id={idOf(place)}
      label={words.field(name)}
      optional={!required && t('content.optional')}
      className={styles.text}
      {...(fault && { error: words.fault(fault) })}
    >
      {(ties) => (
        <select
          {...ties}
          className="field"
          value={chosen}
          onChange={(event) => change(place, event.target.value || undefined)}
        >
          {!required && <option value="">{none}</option>}
          {/* Keeps a value of a newer version until someone changes it. */}
          {chosen !== '' && !options.includes(chosen) && <option value={chosen}>{chosen}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {words.choice(name, option)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function GroupField({ field, place, value }: FieldProps<Extract<FormField, { form: 'group' }>>) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { change, idOf } = useDocumentForm();
  const words = useFieldWords();
  const { name, fields, required } = field;
  const label = words.field(name);
  if (value === undefined && !required)
    return (
      <button type="button" className={`btn btn-quiet ${styles.add}`} onClick={() => change(place, blankEntry(fields))}>
        <AddIcon />
        {t('content.entryAdd', { name: label })}
      </button>
    );
  return (
    <fieldset className={styles.set} id={idOf(place)} tabIndex={-1}>
      <legend className={styles.legend}>{label}</legend>
      {!required && (
        <div className={styles.groupKeys}>
          <IconButton label={t('content.entryRemove', { entry: label })} onPress={() => change(place, undefined)}>
            <RemoveIcon />
          </IconButton>
        </div>
      )}
      <Fields fields={fields} value={isRecord(value) ? value : {}} place={place} />
    </fieldset>
  );
}

/** All fields of a block or of an entry, from its schema. */
export function Fields({ fields, value, place }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const props = { place: [...place, field.name], value: value[field.name] };
        switch (field.form) {
          case 'text':
            return <TextField key={field.name} field={field} {...props} />;
          case 'choice':
            return <ChoiceField key={field.name} field={field} {...props} />;
          case 'group':
            return <GroupField key={field.name} field={field} {...props} />;
          case 'list':
            return <ListField key={field.name} Fields={Fields} field={field} {...props} />;
        }
      })}
    </div>
  );
}
