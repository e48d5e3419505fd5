import { ActDialog, BeforeAfter, ReasonField } from '@vinlore/desk-ui';
import { MAIL_REASON_LENGTH, type SiteMailView } from '@vinlore/site-domain';
import { Notice, toasts, useTranslator } from '@vinlore/ui';
import { useEffect, useState } from 'react';
import type { siteDeskMessages } from '../messages/index.ts';
import save from '../save/save.module.css';
import { isAhead } from '../save/is-ahead.ts';
import { MomentField } from '../save/moment-field.tsx';
import { hasRaces, type MailDraft } from './mail-draft.ts';

/** Props of `SaveMail`. */
export interface SaveMailProps {
  readonly mail: SiteMailView;
  readonly names: ReadonlyMap<string, string>;
  readonly draft: MailDraft;
  readonly faulty: boolean;
  readonly save: (reason: string, at: string | null) => Promise<string | null>;
  readonly discard: () => void;
}

/** Asks for the reason and the publish date. */
function SaveDialog({ mail, names, draft, ...props }: SaveMailProps & { readonly onClose: () => void }) {
  const { t, moment } = useTranslator<typeof siteDeskMessages>();
  const [reason, setReason] = useState('');
  const [at, setAt] = useState('');
  const wanted = Object.values(draft);
  const rows = wanted.map(({ language, key, value }) => {
    const words = mail.texts.find((text) => text.key === key)![language];
    return {
      key: `${language}.${key}`,
      name: `${names.get(key)!}, ${t(`site.in.${language}`)}`,
      before: words.own ?? words.product,
      after: value ?? words.product,
    };
  });
  return (
    <ActDialog
      title={t('site.saveTitle')}
      lead={t(at === '' ? 'site.saveLead' : 'site.planLead')}
      action={at === '' ? t('site.save', { count: wanted.length }) : t('site.planSave')}
      ready={reason.trim() !== '' && (at === '' || isAhead(at))}
      onAct={async () => {
        const from = at === '' ? null : new Date(at).toISOString();
        const waits = await props.save(reason.trim(), from);
        const done = from === null ? t('site.saved') : t('site.planSaved', { at: moment(from) });
        toasts.show({ status: waits === null ? 'ok' : 'ask', message: waits ?? done });
      }}
      onClose={props.onClose}
    >
      <BeforeAfter rows={rows} />
      {mail.guarded && <Notice status="ask" title={t('site.mail.guarded')} />}
      <ReasonField value={reason} onChange={setReason} max={MAIL_REASON_LENGTH} />
      <MomentField value={at} onChange={setAt} />
    </ActDialog>
  );
}

/** Bar that stays visible while there are unsaved changes. */
export function SaveMail(props: SaveMailProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { mail, draft, faulty, discard } = props;
  const [asking, setAsking] = useState(false);
  const count = Object.keys(draft).length;
  const isDirty = count > 0;
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  if (!isDirty) return null;
  const raced = hasRaces(draft, mail);
  return (
    <div className={save.bar}>
      <p role="status">
        <span className="strong">{t('site.mail.count', { count })}</span>
        {(faulty || raced) && <span className={save.fix}>{t('site.mail.fix')}</span>}
      </p>
      <div className="row">
        <button type="button" className="btn btn-outline" onClick={discard}>
          {t('site.discard')}
        </button>
        <button type="button" className="btn btn-primary" disabled={faulty || raced} onClick={() => setAsking(true)}>
          {t('site.review')}
        </button>
      </div>
      {asking && <SaveDialog {...props} onClose={() => setAsking(false)} />}
    </div>
  );
}
