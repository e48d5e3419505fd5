import { LANGUAGES } from '@vinlore/brand';
import { ActDialog } from '@vinlore/desk-ui';
import {
  fillSnippet,
  MESSAGE_LENGTH,
  type Snippet,
  SNIPPET_NAME_LENGTH,
  snippetContract,
  unknownPlaceholders,
} from '@vinlore/feedback-domain';
import { FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useId, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';

/** As a snippet reads when it is used. */
const SAMPLE = { name: 'Alex', vin: '1HGCM82633A004352', number: '7K2M-94QX' };

/** What `SnippetDialog` takes. */
export interface SnippetDialogProps {
  /** What is edited; a new one where its name is ''. */
  readonly snippet: Snippet;
  readonly onKept: () => void;
  readonly onClose: () => void;
}

/** Writes a snippet, and shows how it reads. */
export function SnippetDialog({ snippet, onKept, onClose }: SnippetDialogProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const [{ language, name, text }, setValues] = useState(snippet);
  const change = (changed: Partial<Snippet>) => setValues((before) => ({ ...before, ...changed }));
  const wrong = unknownPlaceholders(text);
  const keep = async () => {
    await call(snippetContract.staffSnippetSave, { id: snippet.id, language, name: name.trim(), text: text.trim() });
    onKept();
  };
  const [languageId, nameId, textId] = [useId(), useId(), useId()];
  return (
    <ActDialog
      title={t(snippet.name === '' ? 'snippets.new' : 'snippets.editTitle')}
      action={t('snippets.save')}
      ready={name.trim() !== '' && text.trim() !== '' && wrong.length === 0}
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
        hint={t('snippets.textHint', { open: '{', close: '}' })}
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
      {text.trim() !== '' && (
        <div className={styles.theirs} lang={language}>
          <p className={styles.meta}>{t('snippets.preview')}</p>
          <p className={styles.text}>{fillSnippet(text.trim(), SAMPLE)}</p>
        </div>
      )}
    </ActDialog>
  );
}
