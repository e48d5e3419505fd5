import { MESSAGE_LENGTH } from '@vinlore/feedback-domain';
import { AttachmentField, type Attachments } from '@vinlore/feedback-feature/files';
import { ErrorNotice, FieldFrame, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from './parts.module.css';
import { useOutgoing } from './use-outgoing.ts';

/** Props of `NoteForm`. */
export interface NoteFormProps {
  /** What the note is attached to, such as `ticket 7K2M-94QX`: its draft is separate from the reply's. */
  readonly about: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The attachments; absent if notes can't have any. */
  readonly attachments?: Attachments;
  /** Saves the note and shows it in the thread. */
  readonly onSave: (note: { readonly note_id: string; readonly text: string }) => Promise<unknown>;
}

const max = MESSAGE_LENGTH;

/** The draft key of a note. */
export const noteDraft = (about: string): string => `note ${about}`;

/** The form for an internal note. Ctrl or Cmd with Enter saves, Escape leaves the field. */
export function NoteForm({ about, field, attachments, onSave }: NoteFormProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const outgoing = useOutgoing({ about: noteDraft(about), field, max, tooLong: t('note.long', { max }) });
  const { text } = outgoing;
  const save = useMutation({
    mutationFn: () => onSave({ note_id: outgoing.idOf(attachments?.ids), text }),
    onSuccess: () => {
      outgoing.onSent();
      attachments?.onSent();
    },
  });
  const submit = () => {
    if (!save.isPending && outgoing.isReady() && (attachments?.isReady() ?? true)) save.mutate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={`${styles.form} ${styles.noteForm}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FieldFrame id={useId()} label={t('note.field')} hint={t('note.hint', { max })} error={outgoing.error}>
        {(ties) => (
          <textarea
            {...ties}
            ref={field}
            className="field"
            rows={4}
            value={text}
            onChange={({ target }) => outgoing.onType(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </FieldFrame>
      {attachments && <AttachmentField attachments={attachments} />}
      {save.error && <ErrorNotice error={save.error} />}
      <div className="row">
        <button type="submit" className="btn btn-primary" aria-busy={save.isPending}>
          {t(save.isPending ? 'note.saving' : 'note.save')}
        </button>
        <p className="dim sm" role="status">
          {text !== '' ? t('ticket.draftKept') : save.isSuccess ? t('note.saved') : ''}
        </p>
      </div>
    </form>
  );
}
