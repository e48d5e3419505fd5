import type { Language } from '@vinlore/brand';
import { fillSnippet, type Placeholder, type Snippet } from '@vinlore/feedback-domain';
import { FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { snippetsQuery } from './snippet-queries.ts';
import styles from './parts.module.css';
import type { Outgoing } from './use-outgoing.ts';

/** Props of `ReplyField`. */
export interface ReplyFieldProps {
  readonly label: string;
  /** The hint: where the reply goes, and the length limit. */
  readonly hint: string;
  readonly outgoing: Pick<Outgoing, 'text' | 'error' | 'onType'>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Values of the snippet placeholders. */
  readonly facts: Readonly<Partial<Record<Placeholder, string>>>;
  /** Called with an inserted snippet, which may also have actions. */
  readonly onSnippet?: (snippet: Snippet) => void;
  /** The reader's language, whose snippets come first. */
  readonly language: Language;
  /** Called on Ctrl or Cmd with Enter. */
  readonly onSend: () => void;
}

/** Chooses a snippet and inserts it at the cursor. */
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

/** The reply field with snippets. Ctrl or Cmd with Enter sends, Escape leaves the field. */
export function ReplyField(props: ReplyFieldProps) {
  const { label, hint, outgoing, field, facts, language, onSnippet, onSend } = props;
  const { text: value, error, onType } = outgoing;
  const put = (snippet: Snippet) => {
    onSnippet?.(snippet);
    const filled = fillSnippet(snippet.text, facts);
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = field.current ?? {};
    onType(value.slice(0, from) + filled + value.slice(to));
    // Places the cursor after the inserted text, once it is rendered.
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
