import { type CheckedLink, contentDeskContract } from '@vinlore/content-domain';
import { ChoiceBox, type Column, DataList, DeskPage, StatusTag, useFilters, usePages } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useEffect } from 'react';
import { useFieldWords } from '../fields/field-words.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { ContentTabs } from '../pages/content-tabs.tsx';
import { editorHref, SITE_HREF } from '../places.ts';

const DEFAULTS = { show: 'faults' };
const FILTERS = ['faults', 'external', 'all'] as const;

function Fault({ link }: { readonly link: CheckedLink }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const words = useFieldWords();
  const { fault, external, to } = link;
  if (fault === null)
    return external ? (
      <StatusTag tone="none">{t('content.link.external')}</StatusTag>
    ) : (
      <StatusTag tone="ok">{t('content.link.right')}</StatusTag>
    );
  return (
    <>
      <StatusTag tone={fault === 'not-live' || fault === 'moved' ? 'wait' : 'bad'}>{words.fault(fault)}</StatusTag>
      {to !== null && <span className="dim sm"> {t('content.link.to', { to })}</span>}
    </>
  );
}

/** `/staff/content/links`: checks links, anchors, and images of all texts; a row opens its field. */
export function LinksPage() {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const words = useFieldWords();
  const [filters, change] = useFilters(DEFAULTS);
  const show = FILTERS.find((each) => each === filters.show) ?? 'faults';
  const query = usePages(['content', 'links', show], async (cursor, signal) => {
    const input = { show, ...(cursor !== null && { cursor }) };
    const answer = await call(contentDeskContract.checkLinks, input, { signal });
    return { rows: answer.links, cursor: answer.more ? answer.cursor : null };
  });
  // Texts are checked fifty at a time; a batch without results loads the next one automatically.
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const goOn = rows.length === 0 && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (goOn) void fetchNextPage();
  }, [goOn, fetchNextPage]);
  const columns: Column<CheckedLink>[] = [
    {
      key: 'link',
      title: t('content.link'),
      cell: ({ link }) => <span className="figure">{link}</span>,
      phone: 'title',
    },
    { key: 'fault', title: t('content.link.leads'), cell: (link) => <Fault link={link} /> },
    {
      key: 'page',
      title: t('content.page'),
      cell: ({ kind, path, language }) =>
        `${kind === 'site' ? t('content.siteTitle') : path} · ${t(`content.language.${language}`)}`,
    },
    { key: 'at', title: t('content.fieldAt'), cell: ({ at }) => words.place(at) },
    {
      key: 'in',
      title: t('content.stateOf'),
      cell: (link) => <span className="nowrap">{t(`content.in.${link.in}`)}</span>,
      phone: 'hide',
    },
  ];
  const hrefOf = ({ id, kind, language, at }: CheckedLink) =>
    kind === 'site' ? `${SITE_HREF}?show=${language}&at=${at}` : editorHref(id, language, at);
  return (
    <DeskPage title={t('content.links')} lead={t('content.linksLead')}>
      <ContentTabs />
      <DataList
        label={t('content.links')}
        query={query}
        columns={columns}
        keyOf={({ id, language, in: where, at, link }) => [id, language, where, at, link].join(' ')}
        hrefOf={hrefOf}
        filter={
          <ChoiceBox
            label={t('content.linksShown')}
            value={show}
            options={FILTERS.map((value) => ({ value, label: t(`content.links.${value}`) }))}
            onChange={(chosen) => change({ show: chosen })}
          />
        }
        empty={{ title: t(`content.noLinks.${show}`), lead: t('content.noLinksLead') }}
      />
    </DeskPage>
  );
}
