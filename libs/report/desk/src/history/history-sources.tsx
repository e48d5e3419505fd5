import { type Column, DataList, Moment, StatusTag, usePages } from '@vinlore/desk-ui';
import { historyDeskContract, type HistorySourceView } from '@vinlore/report-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import { partialIn, sourcePath } from './coverage.ts';
import styles from './history.module.css';
import type { HistoryDeskTexts } from './messages/index.ts';

/** Counts are updated within a minute of an import. */
const LOOK_MS = 30_000;

/** Status tag of a source. */
export function SourceTag({ source: { leaving, sample, coverage } }: { readonly source: HistorySourceView }) {
  const { t } = useTranslator<HistoryDeskTexts>();
  if (leaving) return <StatusTag tone="wait">{t('history.leaving')}</StatusTag>;
  if (sample) return <StatusTag tone="none">{t('history.sample')}</StatusTag>;
  if (coverage === null) return <StatusTag tone="wait">{t('history.counting')}</StatusTag>;
  const { make, region } = partialIn(coverage);
  if (make !== null || region !== null) return <StatusTag tone="wait">{t('history.partial')}</StatusTag>;
  return <StatusTag tone="ok">{t('history.there')}</StatusTag>;
}

/** Sources of imported history, with a summary of their records. */
export function HistorySources() {
  const { t, number, date } = useTranslator<HistoryDeskTexts>();
  const call = useCall();
  const heading = useId();
  const query = usePages(
    ['history-sources'],
    async (_cursor, signal) => ({
      rows: (await call(historyDeskContract.historySources, {}, { signal })).sources,
      cursor: null,
    }),
    { refetchInterval: LOOK_MS },
  );
  const few = (names: readonly { readonly name: string }[]) => {
    const [first, ...more] = names;
    if (!first) return null;
    return more.length === 0 ? first.name : t('history.few', { first: first.name, more: more.length });
  };
  const columns: readonly Column<HistorySourceView>[] = [
    { key: 'name', title: t('history.source'), cell: ({ name }) => name, phone: 'title' },
    { key: 'state', title: t('history.state'), cell: (source) => <SourceTag source={source} /> },
    {
      key: 'records',
      title: t('history.records'),
      cell: ({ coverage }) => coverage && number(coverage.records),
      align: 'end',
    },
    {
      key: 'vehicles',
      title: t('history.vehicles'),
      cell: ({ coverage }) => coverage && number(coverage.vehicles),
      align: 'end',
    },
    {
      key: 'period',
      title: t('history.period'),
      cell: ({ coverage }) =>
        coverage?.from &&
        coverage.to &&
        t('history.span', { from: coverage.from.slice(0, 4), to: coverage.to.slice(0, 4) }),
    },
    {
      key: 'states',
      title: t('history.states'),
      cell: ({ coverage }) => coverage && few(coverage.regions),
      phone: 'hide',
    },
    { key: 'makes', title: t('history.makes'), cell: ({ coverage }) => coverage && few(coverage.makes) },
    {
      key: 'imported',
      title: t('history.imported'),
      cell: ({ imported_at }) => imported_at && <Moment at={imported_at} />,
      phone: 'hide',
    },
    { key: 'asOf', title: t('history.knowsTo'), cell: ({ as_of }) => as_of && date(as_of), phone: 'hide' },
  ];
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <h2 id={heading}>{t('history.sources')}</h2>
      <p className="dim">{t('history.sourcesLead')}</p>
      <DataList
        label={t('history.sources')}
        query={query}
        columns={columns}
        keyOf={({ name }) => name}
        hrefOf={({ name }) => sourcePath(name)}
        empty={{ title: t('history.noSources') }}
      />
    </section>
  );
}
