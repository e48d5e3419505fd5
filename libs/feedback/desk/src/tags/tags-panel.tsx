import { Panel } from '@vinlore/desk-ui';
import { type DeskTicket, TAG_LENGTH, tagOf, ticketContract } from '@vinlore/feedback-domain';
import { CloseIcon, ErrorNotice, FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { tagsQuery } from './tag-queries.ts';
import styles from './tags.module.css';

/** Props of `TagsPanel`. */
export interface TagsPanelProps {
  readonly ticket: DeskTicket;
  /** The tag field, focused by `l`. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChanged: (ticket: DeskTicket) => void;
}

/** Adds tags to a ticket, with suggestions from other tickets, and removes them. */
export function TagsPanel({ ticket: { number, tags }, field, onChanged }: TagsPanelProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const { data: offered = [] } = useQuery(tagsQuery(call));
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const listId = useId();
  const change = useMutation({
    mutationFn: (changed: { readonly add?: string[]; readonly remove?: string[] }) =>
      call(ticketContract.staffTicketTags, { number, ...changed }),
    onSuccess: (next, { add }) => {
      if (add) setTyped('');
      onChanged(next);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tag = tagOf(typed);
    setWrong(tag === null);
    if (tag !== null && !change.isPending) change.mutate({ add: [tag] });
  };
  return (
    <Panel title={t('tags.title')}>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('tags.title')}>
          {tags.map((tag) => (
            <li key={tag} className="tag">
              {tag}
              <button
                type="button"
                className={styles.remove}
                aria-label={t('tags.remove', { tag })}
                onClick={() => change.mutate({ remove: [tag] })}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.add} noValidate onSubmit={submit}>
        <FieldFrame
          id={useId()}
          label={t('tags.field')}
          error={isWrong ? t('tags.wrong', { max: TAG_LENGTH }) : undefined}
        >
          {(ties) => (
            <input
              {...ties}
              ref={field}
              className="field"
              list={listId}
              autoComplete="off"
              autoCapitalize="none"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={({ key }) => {
                if (key === 'Escape') field.current?.blur();
              }}
            />
          )}
        </FieldFrame>
        <datalist id={listId}>
          {offered
            .filter((tag) => !tags.includes(tag))
            .map((tag) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
        <button type="submit" className="btn btn-outline" aria-busy={change.isPending}>
          {t('tags.add')}
        </button>
      </form>
      {change.error && <ErrorNotice error={change.error} />}
    </Panel>
  );
}
