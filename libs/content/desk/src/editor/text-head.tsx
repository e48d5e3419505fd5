import type { EditedDocument, ScheduledPublication } from '@vinlore/content-domain';
import { DeskLink, publicAddress } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { EditedText } from '../editing/use-text-in-work.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { historyHref } from '../places.ts';
import { Plans } from './plans.tsx';
import { SaveWord } from './save-word.tsx';
import styles from './text-head.module.css';
import { TextState } from '../editing/text-state.tsx';

/** Props of `TextHead`. */
export interface TextHeadProps {
  readonly page: EditedDocument;
  readonly edited: EditedText;
  readonly onDialog: (dialog: 'publish' | 'offline' | 'discard') => void;
}

/** The status of a text, whether it's saved, and its actions. */
export function TextHead({ page, edited, onDialog }: TextHeadProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { text, document, state, language, amend } = edited;
  const inWork = text?.draft === true || state === 'waiting' || state === 'unsaved' || state === 'saving';
  const cancelled = (plan: ScheduledPublication) => {
    if (text) amend({ ...text, plans: text.plans.map((each) => (each.plan_id === plan.plan_id ? plan : each)) });
  };
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <h2 className={styles.language}>{t(`content.language.${language}`)}</h2>
        {text && <TextState text={text} />}
      </div>
      <SaveWord edited={edited} />
      {document && state !== 'conflict' && (
        <div className={styles.buttons}>
          <button
            type="button"
            className="btn btn-primary"
            aria-keyshortcuts="Control+Enter"
            disabled={!inWork && text?.state === 'published'}
            onClick={() => onDialog('publish')}
          >
            {t('content.publish')}
          </button>
          {inWork && (
            <button type="button" className="btn btn-outline" onClick={() => onDialog('discard')}>
              {t('content.discard')}
            </button>
          )}
          {text?.state === 'published' && !page.required && page.kind === 'page' && (
            <button type="button" className="btn btn-outline" onClick={() => onDialog('offline')}>
              {t('content.offline')}
            </button>
          )}
          {text && (
            <DeskLink className="btn btn-quiet" href={historyHref(page.id, language)}>
              {t('content.history')}
            </DeskLink>
          )}
          {text?.state === 'published' && (
            <a className="btn btn-quiet" href={publicAddress(text.address)} target="_blank" rel="noreferrer">
              {t('content.livePage')}
            </a>
          )}
        </div>
      )}
      {text && <Plans plans={text.plans} onCancelled={cancelled} />}
    </header>
  );
}
