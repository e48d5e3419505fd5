import { contentDeskContract, type Redirect } from '@vinlore/content-domain';
import {
  ActDialog,
  type Column,
  DataList,
  DeskPage,
  Moment,
  saveFile,
  SearchBox,
  StatusTag,
  useFilters,
  usePages,
} from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldWords } from '../fields/field-words.ts';
import { AddIcon } from '../icons.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { ContentTabs } from '../pages/content-tabs.tsx';
import { ImportRedirects } from './import-redirects.tsx';
import { NewRedirect } from './new-redirect.tsx';

const DEFAULTS = { search: '' };
const KEY = ['content', 'redirects'];

/** The target of a redirect and its error. */
function Leads({ redirect }: { readonly redirect: Redirect }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const words = useFieldWords();
  const { to, temporary, page, fault } = redirect;
  return (
    <>
      <span className="figure">{to}</span>{' '}
      {fault !== null && (
        <StatusTag tone={fault === 'not-live' || fault === 'moved' ? 'wait' : 'bad'}>{words.fault(fault)}</StatusTag>
      )}
      {temporary && <StatusTag tone="none">{t('content.redirectTemporary')}</StatusTag>}
      {page !== null && <span className="dim sm">{t('content.redirectOfPage')}</span>}
    </>
  );
}

/** `/staff/content/redirects`: the site's redirects. */
export function RedirectsPage() {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [{ search }, change] = useFilters(DEFAULTS);
  const [open, setOpen] = useState<Redirect | 'new' | 'list' | null>(null);
  const query = usePages([...KEY, search], async (cursor, signal) => {
    const input = { search, ...(cursor !== null && { cursor }) };
    const { redirects, more } = await call(contentDeskContract.staffRedirects, input, { signal });
    return { rows: redirects, cursor: more ? (redirects.at(-1)?.path ?? null) : null };
  });
  const refresh = () => queries.invalidateQueries({ queryKey: KEY });
  const close = () => setOpen(null);
  const save = useMutation({
    mutationFn: async () => saveFile('redirects.csv', await call(contentDeskContract.redirectsFile, {})),
  });
  const columns: Column<Redirect>[] = [
    {
      key: 'path',
      title: t('content.redirectFrom'),
      cell: ({ path }) => <span className="figure">{path}</span>,
      phone: 'title',
    },
    { key: 'to', title: t('content.redirectTo'), cell: (redirect) => <Leads redirect={redirect} />, phone: 'named' },
    { key: 'since', title: t('content.redirectSince'), cell: ({ made_at: at }) => <Moment at={at} />, phone: 'hide' },
    {
      key: 'end',
      title: '',
      cell: (redirect) => (
        <button type="button" className="btn btn-quiet" onClick={() => setOpen(redirect)}>
          {t('content.oldAddressEnd')}
          <span className="hidden-visually"> {redirect.path}</span>
        </button>
      ),
    },
  ];
  return (
    <DeskPage
      title={t('content.redirects')}
      lead={t('content.redirectsLead')}
      actions={
        <>
          <button type="button" className="btn btn-outline" onClick={() => save.mutate()} aria-busy={save.isPending}>
            {t('content.redirectsSave')}
          </button>
          <button type="button" className="btn btn-outline" onClick={() => setOpen('list')}>
            {t('content.redirectsList')}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => setOpen('new')}>
            <AddIcon />
            {t('content.newRedirect')}
          </button>
        </>
      }
    >
      <ContentTabs />
      {save.error && <ErrorNotice error={save.error} onRetry={() => save.mutate()} />}
      <DataList
        label={t('content.redirects')}
        query={query}
        columns={columns}
        keyOf={({ path }) => path}
        filter={
          <SearchBox
            label={t('content.redirectSearch')}
            value={search}
            onChange={(typed) => change({ search: typed })}
          />
        }
        empty={{ title: t('content.noRedirects'), lead: t('content.noRedirectsLead') }}
      />
      {open === 'new' && <NewRedirect onAdded={refresh} onClose={close} />}
      {open === 'list' && <ImportRedirects onAdded={refresh} onClose={close} />}
      {typeof open === 'object' && open !== null && (
        <ActDialog
          title={t('content.redirectEndTitle', { path: open.path })}
          lead={t('content.oldAddressLead', { path: open.to })}
          action={t('content.oldAddressNow')}
          tone="danger"
          onAct={async () => {
            await call(contentDeskContract.endRedirect, { path: open.path });
            await refresh();
          }}
          onClose={close}
        />
      )}
    </DeskPage>
  );
}
