import { blankEntry, type FormField, isList, isRecord, type JsonRecord, type Place } from '@vinlore/content-domain';
import { FieldError, useTranslator } from '@vinlore/ui';
import { AddIcon, DownIcon, RemoveIcon, UpIcon } from '../icons.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { useFieldWords } from './field-words.ts';
import styles from './fields.module.css';
import type { ComponentType } from 'react';
import { useDocumentForm, useFaultAt } from './form-context.ts';
import { IconButton } from './icon-button.tsx';
import { moved } from './moved.ts';

type ListForm = Extract<FormField, { form: 'list' }>;

/** An entry that is a plain text, labeled by its number. */
function EntryText({
  label,
  place,
  value,
}: {
  readonly label: string;
  readonly place: Place;
  readonly value: unknown;
}) {
  const { change, idOf, language } = useDocumentForm();
  const words = useFieldWords();
  const fault = useFaultAt(place);
  const id = idOf(place);
  return (
    <div className={styles.text}>
      <textarea
        id={id}
        className={`field ${styles.entryText}`}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-error` : undefined}
        lang={language}
        rows={1}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(place, event.target.value)}
      />
      {fault && <FieldError id={`${id}-error`} text={words.fault(fault)} />}
    </div>
  );
}

/** Props of `Fields`. */
export interface FieldsProps {
  readonly fields: readonly FormField[];
  /** The object whose fields they are. */
  readonly value: JsonRecord;
  /** Its path in the document. */
  readonly place: Place;
}

/** Props of `ListField`. */
export interface ListFieldProps {
  /** `Fields`, passed in because the two are recursive. */
  readonly Fields: ComponentType<FieldsProps>;
  readonly field: ListForm;
  readonly place: Place;
  readonly value: unknown;
  /** Creates an entry if it isn't simply empty. */
  readonly blank?: () => unknown;
  /** Labels of the add buttons if there are several kinds of entries. */
  readonly addWords?: string;
}

/** A list of texts or objects: entries can be added, removed, and reordered. */
export function ListField({ Fields, field, place, value, blank, addWords }: ListFieldProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { change, idOf } = useDocumentForm();
  const words = useFieldWords();
  const fault = useFaultAt(place);
  const entries = isList(value) ? value : [];
  const { name, fields } = field;
  const label = words.field(name);
  const set = (list: readonly unknown[]) => change(place, list);
  return (
    <fieldset className={styles.set} id={idOf(place)} tabIndex={-1}>
      <legend className={styles.legend}>{label}</legend>
      {entries.map((entry, index) => {
        const at = [...place, index];
        const number = t('content.entry', { name: label, number: index + 1 });
        const keys = (
          <div className={styles.keys}>
            <IconButton
              label={t('content.entryUp', { entry: number })}
              disabled={index === 0}
              onPress={() => set(moved(entries, index, index - 1))}
            >
              <UpIcon />
            </IconButton>
            <IconButton
              label={t('content.entryDown', { entry: number })}
              disabled={index === entries.length - 1}
              onPress={() => set(moved(entries, index, index + 1))}
            >
              <DownIcon />
            </IconButton>
            <IconButton
              label={t('content.entryRemove', { entry: number })}
              onPress={() => set(entries.toSpliced(index, 1))}
            >
              <RemoveIcon />
            </IconButton>
          </div>
        );
        return fields ? (
          <fieldset key={index} className={styles.entry}>
            <legend className="hidden-visually">{number}</legend>
            <div className={styles.entryHead}>
              <span className="dim sm" aria-hidden="true">
                {number}
              </span>
              {keys}
            </div>
            <Fields fields={fields} value={isRecord(entry) ? entry : {}} place={at} />
          </fieldset>
        ) : (
          <div key={index} className={styles.line}>
            <EntryText label={number} place={at} value={entry} />
            {keys}
          </div>
        );
      })}
      {fault && <FieldError id={`${idOf(place)}-error`} text={words.fault(fault)} />}
      <button
        type="button"
        className={`btn btn-quiet ${styles.add}`}
        onClick={() => set([...entries, blank ? blank() : blankEntry(fields)])}
      >
        <AddIcon />
        {addWords ?? t('content.entryAdd', { name: label })}
      </button>
    </fieldset>
  );
}
