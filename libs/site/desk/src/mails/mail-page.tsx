import { DeskPage, Panel, StatusTag, useMay } from '@vinlore/desk-ui';
import type { Language } from '@vinlore/i18n';
import { siteContract, type SiteMailView } from '@vinlore/site-domain';
import { ErrorNotice, Notice, toasts, useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { siteDeskMessages } from '../messages/index.ts';
import { withWords } from './mail-draft.ts';
import { MailHistory, PlannedMail } from './mail-history.tsx';
import { MailPreviewPane } from './mail-preview.tsx';
import styles from './mails.module.css';
import { SaveMail } from './save-mail.tsx';
import { TextField } from './text-field.tsx';
import { textNames } from './text-names.ts';
import { useMailEdit } from './use-mail-edit.ts';
import { triedMail, useMailPreview } from './use-mail-preview.ts';

const LANGUAGES = ['en', 'es'] as const;

/** Sends the email with unsaved texts to the current user. */
function TestButton({ tried }: { readonly tried: ReturnType<typeof triedMail> }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const call = useCall();
  const sending = useMutation({
    mutationFn: () => call(siteContract.testSiteMail, tried),
    onSuccess: ({ to }) => toasts.show({ status: 'ok', message: t('site.mail.tested', { to }) }),
  });
  return (
    <div className="stack">
      <div>
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={sending.isPending}
          disabled={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {t(sending.isPending ? 'site.mail.testing' : 'site.mail.test')}
        </button>
      </div>
      {sending.error && <ErrorNotice error={sending.error} />}
    </div>
  );
}

/** The texts of an email with a preview. */
function MailEditor({ mail, edit }: { readonly mail: SiteMailView; readonly edit: ReturnType<typeof useMailEdit> }) {
  const text = useTranslator<typeof siteDeskMessages>();
  const { t } = text;
  const mayChange = useMay('owner');
  const { draft, setDraft } = edit;
  const [language, setLanguage] = useState<Language>(useBrand().language);
  const [example, setExample] = useState(0);
  const tried = triedMail(mail.mail, language, example, draft);
  const since = Math.max(0, ...mail.texts.map((each) => Math.max(each.en.version, each.es.version)));
  const preview = useMailPreview(tried, since);
  const faults = [...edit.refusedIn(language), ...(preview.data?.faults ?? [])].filter(
    (fault) => fault.language === language,
  );
  const names = textNames(mail.texts, text);
  return (
    <>
      {!mayChange && <Notice status="info" title={t('site.mail.ownersOnly')} />}
      <div className={styles.editor}>
        <Panel
          title={t('site.mail.texts')}
          actions={
            <div className={styles.choice} role="group" aria-label={t('site.mail.language')}>
              {LANGUAGES.map((each) => (
                <button key={each} type="button" aria-pressed={each === language} onClick={() => setLanguage(each)}>
                  {t(`site.mail.${each}`)}
                </button>
              ))}
            </div>
          }
        >
          <div className={styles.fields}>
            {mail.guarded && <p className="dim sm">{t('site.mail.guarded')}</p>}
            {mail.texts.map((each) => (
              <TextField
                key={`${language}.${each.key}`}
                text={each}
                name={names.get(each.key)!}
                {...{ language, draft, setDraft, mayChange }}
                fault={faults.find(({ key }) => key === each.key)?.why}
              />
            ))}
          </div>
        </Panel>
        <div className={styles.side}>
          <MailPreviewPane
            preview={preview.data}
            language={language}
            error={preview.error}
            onRetry={() => void preview.refetch()}
            examples={mail.examples}
            example={example}
            onExample={setExample}
          />
          {mayChange && <TestButton tried={tried} />}
        </div>
      </div>
      <PlannedMail mail={mail} names={names} mayChange={mayChange} onCanceled={edit.refetch} />
      <MailHistory
        mail={mail}
        names={names}
        mayChange={mayChange}
        onUse={(change) =>
          setDraft((now) =>
            change.texts.reduce((next, { language: of, key, before }) => {
              const found = mail.texts.find((each) => each.key === key);
              return found ? withWords(next, found, of, before) : next;
            }, now),
          )
        }
      />
      <SaveMail
        mail={mail}
        names={names}
        draft={draft}
        faulty={faults.length > 0}
        save={edit.save}
        discard={() => setDraft(() => ({}))}
      />
    </>
  );
}

/** `/staff/brand/mails/…`: one email, its texts, and its preview. */
export function MailPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const edit = useMailEdit(params['mail']!);
  const { data: mail, error, isPending, refetch } = edit.query;
  return (
    <DeskPage
      title={mail?.name ?? t('site.mails.title')}
      lead={mail?.when}
      back={{ href: '/staff/brand/mails', label: t('site.mails.title') }}
      tags={mail?.guarded && <StatusTag tone="none">{t('site.mails.guarded')}</StatusTag>}
    >
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {isPending && <p role="status">{t('site.mails.loading')}</p>}
      {mail && <MailEditor key={mail.mail} mail={mail} edit={edit} />}
    </DeskPage>
  );
}
