import type { Language } from '@vinlore/brand';
import { fillSnippet, type Placeholder, type Snippet } from '@vinlore/feedback-domain';
import { FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { snippetsQuery } from './snippet-queries.ts';
import styles from './parts.module.css';
import type { Outgoing } from './use-outgoing.ts';

/** What `ReplyField` takes. */
export interface ReplyFieldProps {
  readonly label: string;
  /** Where it goes, and how long it may be. */
  readonly hint: string;
  readonly outgoing: Pick<Outgoing, 'text' | 'error' | 'onType'>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** What snippets name. */
  readonly facts: Readonly<Partial<Record<Placeholder, string>>>;
  /** Told of a snippet that was put in: it may do more than say something. */
  readonly onSnippet?: (snippet: Snippet) => void;
  /** The reader's language: its snippets come first. */
  readonly language: Language;
  /** Ctrl or Cmd with Enter. */
  readonly onSend: () => void;
}

/** Chooses a snippet; it is put where the cursor is. */
function SnippetPicker({ language, onPick }: { language: Language; onPick: (snippet: Snippet) => void }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { data: snippets = [] } = useQuery(snippetsQuery(useCall()));
  const id = useId();
  if (snippets.length === 0) return null;
  const groups = [language, language === 'en' ? 'es' : 'en'] as const;
  return (
    <div className={styles.snippets}>
      <label className="hidden-visually" htmlFor={id}>
        {t('ticket.snippet')}
      </label>
      <select
        id={id}
        className="field"
        value=""
        onChange={({ target }) => {
          const picked = snippets.find((snippet) => snippet.id === target.value);
          if (picked) onPick(picked);
        }}
      >
        <option value="">{t('ticket.snippetNone')}</option>
        {groups.map((group) => {
          const own = snippets.filter((snippet) => snippet.language === group);
          return own.length === 0 ? null : (
            <optgroup key={group} label={t(`ticket.language.${group}`)}>
              {own.map(({ id: of, name }) => (
                <option key={of} value={of}>
                  {name}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
    </div>
  );
}

/** Where support writes: a field with snippets. Ctrl or Cmd with Enter sends, Escape leaves it. */
export function ReplyField(props: ReplyFieldProps) {
  const { label, hint, outgoing, field, facts, language, onSnippet, onSend } = props;
  const { text: value, error, onType } = outgoing;
  const put = (snippet: Snippet) => {
    onSnippet?.(snippet);
    const filled = fillSnippet(snippet.text, facts);
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = field.current ?? {};
    onType(value.slice(0, from) + filled + value.slice(to));
    // The cursor stands behind what was put in, once it is drawn.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(from + filled.length, from + filled.length);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className={styles.reply}>
      <FieldFrame id={useId()} label={label} hint={hint} error={error}>
        {(ties) => (
          <textarea
            {...ties}
            ref={field}
            className="field"
            rows={6}
            value={value}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </FieldFrame>
      <SnippetPicker language={language} onPick={put} />
    </div>
  );
}
