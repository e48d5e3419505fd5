import { ActDialog, DeskPage, Moment, Panel, usePages } from '@vinlore/desk-ui';
import { type SiteChange, siteContract } from '@vinlore/site-domain';
import { ErrorNotice, MoreButton, toasts, useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BrandTabs } from '../brand-tabs.tsx';
import { useFieldWords } from '../fields/field-words.ts';
import type { siteDeskMessages } from '../messages/index.ts';
import { ValueTable } from '../save/value-table.tsx';
import { useUndo } from './use-undo.ts';

/** One change (who, when, what), with undo while none of its keys changed again. */
function Change({ change, onUndone }: { readonly change: SiteChange; readonly onUndone: () => void }) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { nameOf, sayValue } = useFieldWords();
  const undo = useUndo(change);
  const [asking, setAsking] = useState(false);
  const { version, before, after } = change;
  const rows = Object.keys(after).map((key) => ({
    key,
    name: nameOf(key),
    before: sayValue(key, before[key]),
    after: sayValue(key, after[key]),
  }));
  return (
    <Panel
      title={t('site.change', { version })}
      actions={
        undo.can && (
          <button type="button" className="btn btn-outline" onClick={() => setAsking(true)}>
            {t('site.undo')}
          </button>
        )
      }
    >
      <div className="stack">
        <p className="dim sm">
          {change.by === null ? t('site.byJob') : t('site.by', { by: change.by })} · <Moment at={change.at} />
        </p>
        <ValueTable rows={rows} />
        {undo.late.length > 0 && (
          <p className="dim sm">{t('site.undoLate', { keys: undo.late.map(nameOf).join(', ') })}</p>
        )}
        {undo.elsewhere === 'plans' && <p className="dim sm">{t('site.undoPlans')}</p>}
        {undo.elsewhere === 'mails' && <p className="dim sm">{t('site.undoMails')}</p>}
      </div>
      {asking && (
        <ActDialog
          title={t('site.undoTitle', { version })}
          lead={t('site.undoLead')}
          action={t('site.undo')}
          onAct={async () => {
            await undo.act();
            toasts.show({ status: 'ok', message: t('site.saved') });
            onUndone();
          }}
          onClose={() => setAsking(false)}
        >
          <ValueTable rows={rows.map((row) => ({ ...row, before: row.after, after: row.before }))} />
        </ActDialog>
      )}
    </Panel>
  );
}

/** `/staff/brand/history`: who changed what, and when. */
export function BrandHistoryPage() {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const list = usePages(['site-changes'], async (cursor, signal) => {
    const { changes, more } = await call(siteContract.siteChanges, cursor === null ? {} : { cursor }, { signal });
    return { rows: changes, cursor: more ? String(changes.at(-1)!.version) : null };
  });
  return (
    <DeskPage title={t('site.title')} lead={t('site.historyLead')}>
      <BrandTabs />
      {list.error !== null && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <p role="status">{t('site.loading')}</p>}
      {!list.isPending && list.error === null && list.rows.length === 0 && (
        <Panel title={t('site.historyNone')}>
          <p className="dim">{t('site.historyNoneLead')}</p>
        </Panel>
      )}
      {list.rows.map((change) => (
        <Change
          key={change.version}
          change={change}
          onUndone={() => void queries.invalidateQueries({ queryKey: ['site-changes'] })}
        />
      ))}
      <MoreButton query={list} words={t('site.more')} />
    </DeskPage>
  );
}
