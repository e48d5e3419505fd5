import type { Language } from '@vinlore/i18n';
import type { SiteMailText } from '@vinlore/site-domain';
import { FieldFrame, Notice, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { siteDeskMessages } from '../messages/index.ts';
import { isRaced, type MailDraft, overTheirs, saidIn, wantedIn, withoutWords, withWords } from './mail-draft.ts';
import styles from './mails.module.css';

/** Props of `TextField`. */
export interface TextFieldProps {
  readonly text: SiteMailText;
  /** Such as "Paragraph 2". */
  readonly name: string;
  readonly language: Language;
  readonly draft: MailDraft;
  readonly setDraft: (change: (draft: MailDraft) => MailDraft) => void;
  readonly mayChange: boolean;
  /** Why the text is invalid; undefined if it is valid. */
  readonly fault: string | undefined;
}

/** Status of a text: who changed it, pending approvals, and whether it is outdated. */
function Standing({ text, language, draft }: Pick<TextFieldProps, 'text' | 'language' | 'draft'>) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { own, changed, waiting, unfit } = text[language];
  return (
    <>
      <p className={styles.origin}>
        {wantedIn(draft, language, text.key) ? (
          <span className={styles.unsaved}>{t('site.mail.unsaved')}</span>
        ) : (
          own !== null && <span>{changed?.by ? t('site.mail.ownSince', { by: changed.by }) : t('site.mail.own')}</span>
        )}
        {text.also.length > 0 && <span>{t('site.mail.also', { mails: text.also.join(', ') })}</span>}
      </p>
      {unfit !== null && <Notice status="stop" title={t('site.mail.unfit', { why: unfit })} />}
      {waiting && (
        <Notice
          status="ask"
          title={t('site.mail.waiting', { by: waiting.by ?? t('site.mail.someone'), text: waiting.value })}
        />
      )}
    </>
  );
}

/** Conflict notice: the other person's text, and a choice. */
function Theirs({ text, language, setDraft }: Pick<TextFieldProps, 'text' | 'language' | 'setDraft'>) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { own, product, changed } = text[language];
  const by = changed?.by ?? t('site.mail.someone');
  return (
    <Notice status="ask" role="alert" title={t('site.mail.theirs', { by, text: own ?? product })}>
      <div className="row">
        <button
          type="button"
          className="btn btn-outline"
          onClick={() => setDraft((draft) => withoutWords(draft, language, text.key))}
        >
          {t('site.keepTheirs')}
        </button>
        <button
          type="button"
          className="btn btn-outline"
          onClick={() => setDraft((draft) => overTheirs(draft, text, language))}
        >
          {t('site.keepYours')}
        </button>
      </div>
    </Notice>
  );
}

/** One text of an email in one language, with its default and variables. */
export function TextField(props: TextFieldProps) {
  const { text, name, language, draft, setDraft, mayChange, fault } = props;
  const { t } = useTranslator<typeof siteDeskMessages>();
  const id = useId();
  const { product } = text[language];
  const said = saidIn(draft, text, language);
  return (
    <div className={styles.field}>
      <FieldFrame id={id} label={name} {...(fault !== undefined && { error: fault })}>
        {(ties) => (
          <textarea
            {...ties}
            className="field"
            lang={language}
            rows={Math.min(8, Math.ceil(said.length / 60) || 1)}
            readOnly={!mayChange}
            value={said}
            // Each paragraph of an email is a text of its own, so no line breaks.
            onChange={({ target }) =>
              setDraft((now) => withWords(now, text, language, target.value.replace(/\s*\n\s*/g, ' ')))
            }
          />
        )}
      </FieldFrame>
      {said !== product && (
        <p className="dim sm">
          {t('site.mail.default', { text: product })}{' '}
          {mayChange && (
            <button
              type="button"
              className={styles.back}
              onClick={() => setDraft((now) => withWords(now, text, language, null))}
            >
              {t('site.mail.back')}
            </button>
          )}
        </p>
      )}
      <Standing text={text} language={language} draft={draft} />
      {isRaced(draft, text, language) && <Theirs {...{ text, language, setDraft }} />}
      {text.variables.length > 0 && (
        <ul className={styles.variables} aria-label={t('site.mail.variables')}>
          {text.variables.map(({ name: variable, sample, needed }) => (
            <li key={variable}>
              {t(needed ? 'site.mail.needed' : 'site.mail.variable', { name: `{${variable}}`, sample })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
