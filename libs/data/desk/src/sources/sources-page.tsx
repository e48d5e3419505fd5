import { dataContract, failsNow, isDown, type Service, type Stock } from '@vinlore/data-domain';
import { type Column, DataList, DeskPage, Moment, StatusTag, usePages } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import type { dataDeskMessages } from '../messages/index.ts';
import { OpenDataSection } from '../open-data/open-data-section.tsx';
import type { ReactNode } from 'react';
import styles from '../parts/block.module.css';

/** Polling interval; the server updates its statistics every ten seconds. */
const LOOK_MS = 10_000;

type Texts = typeof dataDeskMessages;

/** Status tag of a service. */
function ServiceTag({ service }: { readonly service: Service }) {
  const { t } = useTranslator<Texts>();
  const { configured, spared_until, last_success_at, last_failure_at } = service;
  if (!configured) return <StatusTag tone="none">{t('sources.off')}</StatusTag>;
  if (spared_until !== null) {
    const time = new Date(spared_until).toLocaleTimeString([], { timeStyle: 'medium' });
    return <StatusTag tone="bad">{t('sources.spared', { time })}</StatusTag>;
  }
  if (isDown(service)) return <StatusTag tone="bad">{t('sources.down')}</StatusTag>;
  if (last_success_at === null && last_failure_at === null)
    return <StatusTag tone="none">{t('sources.unasked')}</StatusTag>;
  return failsNow(service) ? (
    <StatusTag tone="wait">{t('sources.down')}</StatusTag>
  ) : (
    <StatusTag tone="ok">{t('sources.well')}</StatusTag>
  );
}

const moment = (at: string | null) => at && <Moment at={at} />;

function useStockColumns(): readonly Column<Stock>[] {
  const { t, date } = useTranslator<Texts>();
  return [
    {
      key: 'subject',
      title: t('sources.subject'),
      cell: (stock) => t(`sources.subject.${stock.subject}`),
      phone: 'title',
    },
    { key: 'name', title: t('sources.name'), cell: ({ name }) => name },
    {
      key: 'state',
      title: t('sources.state'),
      cell: ({ rows, sample }) => {
        if (rows === 0) return <StatusTag tone="none">{t('sources.empty')}</StatusTag>;
        return sample ? (
          <StatusTag tone="wait">{t('sources.sample')}</StatusTag>
        ) : (
          <StatusTag tone="ok">{t('sources.there')}</StatusTag>
        );
      },
    },
    {
      key: 'rows',
      title: t('sources.rows'),
      cell: ({ rows, estimated }) => {
        if (rows === null) return null;
        return t(estimated ? 'sources.about' : 'sources.counted', { rows });
      },
      align: 'end',
    },
    { key: 'asOf', title: t('sources.asOf'), cell: ({ as_of }) => as_of && date(as_of), phone: 'named' },
    { key: 'imported', title: t('sources.imported'), cell: ({ imported_at }) => moment(imported_at), phone: 'hide' },
  ];
}

function useServiceColumns(): readonly Column<Service>[] {
  const { t, number } = useTranslator<Texts>();
  return [
    { key: 'name', title: t('sources.name'), cell: ({ name }) => name, phone: 'title' },
    { key: 'subject', title: t('sources.subject'), cell: (service) => t(`sources.subject.${service.subject}`) },
    { key: 'state', title: t('sources.state'), cell: (service) => <ServiceTag service={service} /> },
    { key: 'asked', title: t('sources.asked'), cell: ({ asked }) => number(asked), align: 'end', phone: 'hide' },
    {
      key: 'failed',
      title: t('sources.failed'),
      cell: ({ asked, failed }) =>
        asked === 0 ? null : t('sources.share', { failed, percent: Math.round((failed / asked) * 100) }),
      align: 'end',
      phone: 'hide',
    },
    {
      key: 'mean',
      title: t('sources.mean'),
      cell: ({ mean_ms }) => (mean_ms === null ? null : t('sources.ms', { ms: mean_ms })),
      align: 'end',
    },
    {
      key: 'success',
      title: t('sources.success'),
      cell: ({ last_success_at }) => moment(last_success_at),
      phone: 'hide',
    },
    {
      key: 'failure',
      title: t('sources.failure'),
      cell: ({ last_failure_at }) => moment(last_failure_at),
      phone: 'hide',
    },
  ];
}

/** Props of `SourcesPage`. */
export interface SourcesPageProps {
  /** Slot for the history sources, which belong to another slice. */
  readonly history?: ReactNode;
}

/** /staff/sources: data we store, and the health of external services. */
export function SourcesPage({ history }: SourcesPageProps) {
  const { t } = useTranslator<Texts>();
  const call = useCall();
  const query = usePages(
    ['data-sources'],
    async (_cursor, signal) => ({ rows: [], cursor: null, ...(await call(dataContract.sources, {}, { signal })) }),
    { refetchInterval: LOOK_MS },
  );
  const stockColumns = useStockColumns();
  const serviceColumns = useServiceColumns();
  const empty = { title: t('sources.none') };
  return (
    <DeskPage title={t('sources.title')} lead={t('sources.lead')}>
      <OpenDataSection />
      <section className={styles.block}>
        <h2>{t('sources.stocks')}</h2>
        <DataList
          label={t('sources.stocks')}
          query={{ ...query, rows: query.first?.stocks ?? [] }}
          columns={stockColumns}
          keyOf={({ subject }) => subject}
          empty={empty}
        />
      </section>
      {history}
      <section className={styles.block}>
        <h2>{t('sources.services')}</h2>
        <p className="dim">{t('sources.servicesLead')}</p>
        <DataList
          label={t('sources.services')}
          query={{ ...query, rows: query.first?.services ?? [] }}
          columns={serviceColumns}
          keyOf={({ name }) => name}
          empty={empty}
        />
      </section>
    </DeskPage>
  );
}
