import { NOTES_LENGTH, type WholeEntry } from '@vinlore/garage-domain';
import { ErrorNotice, FieldFrame, StatusWord, useTranslator } from '@vinlore/ui';
import { type FormEvent, useId } from 'react';
import { useGarageDraft } from '../garage-draft.ts';
import type { garageMessages } from '../messages/index.ts';
import parts from '../parts.module.css';
import styles from './entry.module.css';
import { useChange } from './use-change.ts';

/** The character count is shown when this many or fewer are left. */
const FEW = 200;

/** Form for the owner's notes about a vehicle. */
export function NotesForm({ entry }: { readonly entry: WholeEntry }) {
  const { t } = useTranslator<typeof garageMessages>();
  const id = useId();
  const { draft, keep } = useGarageDraft(entry.id);
  const change = useChange(entry.id, () => keep({ notes: undefined }));
  const notes = draft.notes ?? entry.notes;
  const left = NOTES_LENGTH - notes.length;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ notes });
  };
  return (
    <form className={parts.form} onSubmit={save}>
      <FieldFrame id={id} label={t('garage.notes')} hint={t('garage.notesHint')}>
        {(ties) => (
          <textarea
            {...ties}
            className={`field ${styles.notes}`}
            name="notes"
            rows={5}
            maxLength={NOTES_LENGTH}
            value={notes}
            onChange={({ target }) => keep({ notes: target.value })}
          />
        )}
      </FieldFrame>
      {left <= FEW && <p className="dim sm">{t('garage.left', { count: left })}</p>}
      {change.error && <ErrorNotice error={change.error} />}
      <div className="row">
        <button type="submit" className="btn btn-primary" aria-busy={change.isPending}>
          {t(change.isPending ? 'garage.saving' : 'garage.save')}
        </button>
        <span role="status">
          {change.isSuccess && draft.notes === undefined && <StatusWord status="ok">{t('garage.saved')}</StatusWord>}
        </span>
      </div>
    </form>
  );
}
