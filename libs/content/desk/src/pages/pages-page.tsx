import { contentDeskContract, type ListedPage, type ListedText } from '@vinlore/content-domain';
import {
  ChoiceBox,
  type Column,
  DataList,
  DeskPage,
  Moment,
  SearchBox,
  StatusTag,
  useFilters,
  usePages,
} from '@vinlore/desk-ui';
import type { Language } from '@vinlore/i18n';
import { useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { ContentTabs } from './content-tabs.tsx';
import { TextState } from '../editing/text-state.tsx';
import { AddIcon } from '../icons.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { editorHref } from '../places.ts';
import { NewPage } from './new-page.tsx';
import styles from './pages.module.css';

const DEFAULTS = { state: 'all', search: '', order: 'path' };
const STATES = ['published', 'draft', 'planned', 'offline', 'deleted'] as const;
const ORDERS = ['path', 'changed'] as const;

/** One language of a page; on phones, which have no column headers, it shows the language. */
function Listed({ language, text }: { readonly language: Language; readonly text: ListedText | null }) {
  const { t, moment } = useTranslator<typeof contentDeskMessages>();
  const named = <span className={styles.language}>{t(`content.language.${language}`)}: </span>;
  if (!text)
    return (
      <span className="dim">
        {named}
        {t('content.missingText')}
      </span>
    );
  return (
    <span className={styles.text}>
      <span>
        {named}
        {text.title}
      </span>
      <span className={styles.states}>
        <TextState text={text} />
        {text.planned && (
          <StatusTag tone="wait">
            {t(`content.plan.${text.planned.act}.waits`, { at: moment(text.planned.at) })}
          </StatusTag>
        )}
      </span>
    </span>
  );
}

/** Who last updated the page in any language. */
const lastOf = ({ en, es }: ListedPage) =>
  [en, es].filter((text) => text !== null).toSorted((one, other) => other.changed_at.localeCompare(one.changed_at))[0];

/** `/staff/content`: the brand's pages, both languages side by side. */
export function PagesPage() {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const { language } = useBrand();
  const [filters, change] = useFilters(DEFAULTS);
  const [making, setMaking] = useState(false);
  const state = STATES.find((each) => each === filters.state);
  const order = ORDERS.find((each) => each === filters.order) ?? 'path';
  // The trigram index needs three letters, so shorter searches send no request.
  const search = /[\p{L}\p{N}]{3}/u.test(filters.search) ? filters.search : '';
  const query = usePages(['content', 'pages', state, order, search], async (cursor, signal) => {
    const input = { order, search, ...(state && { state }), ...(cursor !== null && { cursor }) };
    const { pages, more } = await call(contentDeskContract.staffPages, input, { signal });
    return { rows: pages, cursor: more ? (pages.at(-1)?.id ?? null) : null };
  });
  const columns: Column<ListedPage>[] = [
    {
      key: 'path',
      title: t('content.path'),
      cell: ({ path }) => <span className="figure">{path}</span>,
      width: '18%',
      phone: 'title',
    },
    { key: 'en', title: t('content.language.en'), cell: ({ en }) => <Listed language="en" text={en} /> },
    { key: 'es', title: t('content.language.es'), cell: ({ es }) => <Listed language="es" text={es} /> },
    { key: 'changed', title: t('content.changedAt'), cell: ({ changed_at: at }) => <Moment at={at} /> },
    {
      key: 'by',
      title: t('content.changedBy'),
      cell: (page) => lastOf(page)?.changed_by?.name ?? t('content.byFiles'),
      phone: 'hide',
    },
  ];
  const hrefOf = ({ id, en, es }: ListedPage) => {
    const first = language === 'es' ? (es ? 'es' : 'en') : en ? 'en' : 'es';
    return editorHref(id, first);
  };
  return (
    <DeskPage
      title={t('content.pages')}
      lead={t('content.pagesLead')}
      actions={
        <button type="button" className="btn btn-primary" onClick={() => setMaking(true)}>
          <AddIcon />
          {t('content.new')}
        </button>
      }
    >
      <ContentTabs />
      <DataList
        label={t('content.pages')}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={hrefOf}
        views="content"
        filter={
          <>
            <SearchBox
              label={t('content.search')}
              hint={t('content.searchHint')}
              value={filters.search}
              onChange={(typed) => change({ search: typed })}
            />
            <ChoiceBox
              label={t('content.stateOf')}
              value={filters.state}
              options={(['all', ...STATES] as const).map((value) => ({ value, label: t(`content.show.${value}`) }))}
              onChange={(chosen) => change({ state: chosen })}
            />
            <ChoiceBox
              label={t('content.order')}
              value={filters.order}
              options={ORDERS.map((value) => ({ value, label: t(`content.order.${value}`) }))}
              onChange={(chosen) => change({ order: chosen })}
            />
          </>
        }
        empty={{ title: t('content.noPages'), lead: t('content.noPagesLead') }}
      />
      {making && <NewPage onClose={() => setMaking(false)} />}
    </DeskPage>
  );
}
