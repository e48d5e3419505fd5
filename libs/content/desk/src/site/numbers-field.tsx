import type { Place } from '@vinlore/content-domain';
import { FieldFrame } from '@vinlore/ui';
import { useFieldWords } from '../fields/field-words.ts';
import styles from '../fields/fields.module.css';
import { useDocumentForm, useFaultAt } from '../fields/form-context.ts';

/** A number field; invalid input stays as typed and is reported as an error. */
export function NumberField({ place, value }: { readonly place: Place; readonly value: unknown }) {
  const { change, idOf } = useDocumentForm();
  const words = useFieldWords();
  const fault = useFaultAt(place);
  const write = (typed: string) => change(place, /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : typed);
  return (
    <FieldFrame
      id={idOf(place)}
      label={words.field(String(place.at(-1)))}
      className={styles.text}
      {...(fault && { error: words.fault(fault) })}
    >
      {(ties) => (
        <input
          {...ties}
          className="field"
          inputMode="decimal"
          value={typeof value === 'string' || typeof value === 'number' ? value : ''}
          onChange={(event) => write(event.target.value.trim())}
        />
      )}
    </FieldFrame>
  );
}
