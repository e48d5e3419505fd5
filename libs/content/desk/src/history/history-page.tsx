import { LANGUAGES } from '@vinlore/brand';
import { contentDeskContract, type Revision } from '@vinlore/content-domain';
import { ChoiceBox, type Column, DataList, DeskPage, Moment, useFilters, usePages } from '@vinlore/desk-ui';
import type { Language } from '@vinlore/i18n';
import { useBrand, useCall, useTranslator } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import { editorHref, SITE_HREF } from '../places.ts';
import { Comparison } from './comparison.tsx';
import { RollBack } from './roll-back.tsx';
import styles from './history.module.css';

const DEFAULTS = { language: '', drafts: 'no', before: '', after: '' };

/** Actions that changed what visitors see. */
const PUBLIC = new Set<Revision['act']>(['seeded', 'published', 'rolled-back']);

/** `/staff/content/$id/history`: a text's history, comparisons of its versions, and restoring one. */
export function HistoryPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const id = params['id']!;
  const { t } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const { language: own } = useBrand();
  const [filters, change] = useFilters(DEFAULTS);
  const [back, setBack] = useState<Revision | null>(null);
  const language: Language = filters.language === 'en' || filters.language === 'es' ? filters.language : own;
  const drafts = filters.drafts === 'yes' ? 'yes' : 'no';
  const { data: page } = useQuery({
    queryKey: ['content', 'titled', id],
    queryFn: ({ signal }) => call(contentDeskContract.staffDocument, { id }, { signal }),
    gcTime: 0,
  });
  const query = usePages(['content', 'history', id, language, drafts], async (cursor, signal) => {
    const input = { id, language, drafts, ...(cursor !== null && { cursor }) } as const;
    const { revisions, more } = await call(contentDeskContract.contentHistory, input, { signal });
    return { rows: revisions, cursor: more ? String(revisions.at(-1)!.number) : null };
  });
  const { rows } = query;
  const number = (given: string, otherwise: number | undefined) =>
    /^\d{1,9}$/.test(given) ? Number(given) : otherwise;
  const after = number(filters.after, rows[0]?.number);
  const before = number(filters.before, rows.find((each) => after !== undefined && each.number < after)?.number);
  const text = page?.[language] ?? null;

  const columns: Column<Revision>[] = [
    {
      key: 'number',
      title: t('content.version'),
      cell: (each) => (
        <span className={styles.version}>
          <span className="figure">{each.number}</span> {t(`content.act.${each.act}`)}
        </span>
      ),
      phone: 'title',
    },
    { key: 'at', title: t('content.changedAt'), cell: ({ at }) => <Moment at={at} /> },
    { key: 'by', title: t('content.changedBy'), cell: ({ by }) => by?.name ?? t('content.byFiles') },
    {
      key: 'of',
      title: t('content.note'),
      cell: ({ of, planned, title }) =>
        [title, of !== null && t('content.ofVersion', { number: of }), planned && t('content.asPlanned')]
          .filter(Boolean)
          .join(' · '),
    },
    {
      key: 'acts',
      title: '',
      cell: (each) => (
        <span className={styles.acts}>
          <button
            type="button"
            className="btn btn-quiet"
            onClick={() => {
              const earlier = rows.find(({ number: other }) => other < each.number)?.number;
              change({ after: String(each.number), before: earlier === undefined ? '' : String(earlier) });
            }}
          >
            {t('content.whatChanged', { number: each.number })}
          </button>
          {PUBLIC.has(each.act) && text && text.published?.number !== each.number && (
            <button type="button" className="btn btn-quiet" onClick={() => setBack(each)}>
              {t('content.rollBack', { number: each.number })}
            </button>
          )}
        </span>
      ),
    },
  ];
  return (
    <DeskPage
      title={t('content.historyOf', { page: page ? page.path || t('content.siteTitle') : '…' })}
      lead={t('content.historyLead')}
      back={{
        href: page?.kind === 'site' ? `${SITE_HREF}?show=${language}` : editorHref(id, language),
        label: t('content.backToEditor'),
      }}
    >
      <DataList
        label={t('content.history')}
        query={query}
        columns={columns}
        keyOf={(each) => String(each.number)}
        filter={
          <>
            <ChoiceBox
              label={t('content.languageOf')}
              value={language}
              options={LANGUAGES.map((value) => ({ value, label: t(`content.language.${value}`) }))}
              onChange={(chosen) => change({ language: chosen, before: '', after: '' })}
            />
            <ChoiceBox
              label={t('content.entries')}
              value={drafts}
              options={(['no', 'yes'] as const).map((value) => ({ value, label: t(`content.drafts.${value}`) }))}
              onChange={(chosen) => change({ drafts: chosen })}
            />
          </>
        }
        empty={
          drafts === 'yes'
            ? { title: t('content.noHistory') }
            : { title: t('content.noneSeen'), lead: t('content.noneSeenLead') }
        }
      />
      {after !== undefined && (
        <Comparison
          id={id}
          language={language}
          numbers={rows.map((each) => each.number)}
          before={before}
          after={after}
          onChoose={(chosen) => change(chosen)}
        />
      )}
      {back && text && (
        <RollBack
          id={id}
          language={language}
          text={text}
          to={back}
          onDone={() => void queries.invalidateQueries({ queryKey: ['content'] })}
          onClose={() => setBack(null)}
        />
      )}
    </DeskPage>
  );
}
