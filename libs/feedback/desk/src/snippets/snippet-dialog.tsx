import { LANGUAGES } from '@vinlore/brand';
import { CallError } from '@vinlore/contract';
import { ActDialog, layout } from '@vinlore/desk-ui';
import {
  fillSnippet,
  MESSAGE_LENGTH,
  PLACEHOLDERS,
  type Snippet,
  SNIPPET_NAME_LENGTH,
  SnippetConflictSchema,
  snippetContract,
  TAG_LENGTH,
  tagOf,
  unknownPlaceholders,
} from '@vinlore/feedback-domain';
import { FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import * as v from 'valibot';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { useOwnFacts } from '../parts/use-facts.ts';
import { Crossed, type CrossedSnippet } from './crossed.tsx';

/** The preview of a snippet. */
const SAMPLE = {
  name: 'Alex',
  vin: '1HGCM82633A004352',
  vehicle: '2003 Honda Accord',
  number: '7K2M-94QX',
  report: '7K2M-94QX-0RTB-5W3E',
};

/** Returns a colleague's version if the save failed with a conflict; otherwise undefined. */
function theirsOf(error: unknown): Snippet | null | undefined {
  if (!(error instanceof CallError) || error.status !== 409) return undefined;
  const conflict = v.safeParse(SnippetConflictSchema, error.data);
  return conflict.success ? conflict.output.theirs : undefined;
}

const wordsOf = ({ id: _id, ...words }: Snippet) => words;

/** Parses comma-separated tags. */
const tagsIn = (typed: string) => typed.split(',').filter((tag) => tag.trim() !== '');

/** Props of `SnippetDialog`. */
export interface SnippetDialogProps {
  /** The snippet to edit; a new one if its name is ''. */
  readonly snippet: Snippet;
  readonly onKept: () => void;
  readonly onClose: () => void;
}

/** Edits a snippet, with a preview. */
export function SnippetDialog({ snippet, onKept, onClose }: SnippetDialogProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const own = useOwnFacts();
  const [{ language, name, text, resolves }, setValues] = useState(snippet);
  const [typedTags, setTypedTags] = useState(snippet.tags.join(', '));
  const tags = tagsIn(typedTags).map(tagOf);
  const hasWrongTag = tags.includes(null);
  // The version the edit is based on.
  const [base, setBase] = useState<Snippet | null>(snippet.name === '' ? null : snippet);
  const [crossed, setCrossed] = useState<CrossedSnippet | null>(null);
  const decide = () => setCrossed((before) => before && { ...before, isDecided: true });
  const change = (changed: Partial<Snippet>) => setValues((before) => ({ ...before, ...changed }));
  const wrong = unknownPlaceholders(text);
  const keep = async () => {
    const words = {
      language,
      name: name.trim(),
      text: text.trim(),
      resolves,
      tags: tags.filter((tag) => tag !== null),
    };
    try {
      await call(snippetContract.staffSnippetSave, { id: snippet.id, ...words, was: base && wordsOf(base) });
    } catch (error) {
      const theirs = theirsOf(error);
      if (theirs === undefined) throw error;
      setBase(theirs);
      setCrossed({ theirs, isDecided: theirs === null });
      return 'open';
    }
    onKept();
    return 'done';
  };
  const [languageId, nameId, textId, tagsId] = [useId(), useId(), useId(), useId()];
  return (
    <ActDialog
      title={t(snippet.name === '' ? 'snippets.new' : 'snippets.editTitle')}
      action={t('snippets.save')}
      ready={
        name.trim() !== '' && text.trim() !== '' && wrong.length === 0 && !hasWrongTag && (crossed?.isDecided ?? true)
      }
      onAct={keep}
      onClose={onClose}
    >
      <FieldFrame id={nameId} label={t('snippets.name')}>
        {(ties) => (
          <input
            {...ties}
            className="field"
            data-autofocus
            maxLength={SNIPPET_NAME_LENGTH}
            value={name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame id={languageId} label={t('snippets.language')}>
        {(ties) => (
          <select
            {...ties}
            className="field"
            value={language}
            onChange={({ target }) => change({ language: target.value as Snippet['language'] })}
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {t(`ticket.language.${each}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame
        id={textId}
        label={t('snippets.text')}
        hint={t('snippets.textHint', { names: PLACEHOLDERS.map((each) => `{${each}}`).join(' ') })}
        error={
          wrong.length > 0
            ? t('snippets.wrongPlaceholder', { names: wrong.map((each) => `{${each}}`).join(', ') })
            : undefined
        }
      >
        {(ties) => (
          <textarea
            {...ties}
            className="field"
            rows={6}
            maxLength={MESSAGE_LENGTH}
            value={text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame
        id={tagsId}
        label={t('snippets.tags')}
        hint={t('snippets.tagsHint')}
        error={hasWrongTag ? t('tags.wrong', { max: TAG_LENGTH }) : undefined}
      >
        {(ties) => (
          <input
            {...ties}
            className="field"
            autoCapitalize="none"
            value={typedTags}
            onChange={({ target }) => setTypedTags(target.value)}
          />
        )}
      </FieldFrame>
      <label className={layout.check}>
        <input type="checkbox" checked={resolves} onChange={({ target }) => change({ resolves: target.checked })} />
        <span>{t('snippets.resolves')}</span>
      </label>
      {crossed && (
        <Crossed
          crossed={crossed}
          onMine={decide}
          onTheirs={(theirs) => {
            setValues(theirs);
            setTypedTags(theirs.tags.join(', '));
            decide();
          }}
        />
      )}
      {text.trim() !== '' && (
        <div className={styles.theirs} lang={language}>
          <p className={styles.meta}>{t('snippets.preview')}</p>
          <p className={styles.text}>{fillSnippet(text.trim(), { ...SAMPLE, ...own })}</p>
        </div>
      )}
    </ActDialog>
  );
}
