import { type Column, DataList, Moment, StatusTag, TabButton, useMay, usePages } from '@vinlore/desk-ui';
import { reportDeskContract, type StaffReport } from '@vinlore/report-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { ReportDeskTexts } from './messages/index.ts';
import { useReportAddress } from './report-link.tsx';
import styles from './reports.module.css';

function OpenReport({ report: { id: number, title } }: { readonly report: StaffReport }) {
  const { t } = useTranslator<ReportDeskTexts>();
  const addressOf = useReportAddress(number);
  if (!useMay('support')) return null;
  return (
    <TabButton label={t('reports.openOf', { title, number })} addressOf={addressOf}>
      {t('reports.open')}
    </TabButton>
  );
}

function Records({ report: { records, credit_returned: returned, sample } }: { readonly report: StaffReport }) {
  const { t, number } = useTranslator<ReportDeskTexts>();
  return (
    <span className="row">
      {number(records)}
      {returned && <StatusTag tone="wait">{t('reports.returned')}</StatusTag>}
      {sample && <StatusTag tone="none">{t('reports.sample')}</StatusTag>}
    </span>
  );
}

/** A member's reports on their desk page. */
export function MemberReports({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslator<ReportDeskTexts>();
  const call = useCall();
  const heading = useId();
  const query = usePages(['desk-reports', accountId], async (cursor, signal) => {
    const query = { account_id: accountId, ...(cursor !== null && { cursor }) };
    const page = await call(reportDeskContract.staffReports, query, { signal });
    return { rows: page.reports, cursor: page.cursor };
  });
  const columns: readonly Column<StaffReport>[] = [
    { key: 'title', title: t('reports.name'), cell: ({ title }) => title },
    { key: 'vin', title: t('reports.vin'), cell: ({ vin }) => <span className="vin nowrap">{vin}</span> },
    { key: 'number', title: t('reports.number'), cell: ({ id }) => <span className="nowrap">{id}</span> },
    { key: 'made', title: t('reports.made'), cell: (report) => <Moment at={report.made_at} /> },
    { key: 'records', title: t('reports.records'), cell: (report) => <Records report={report} /> },
    { key: 'acts', title: '', align: 'end', cell: (report) => <OpenReport report={report} /> },
  ];
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{t('reports.title')}</h2>
      <p className="dim sm">{t('reports.lead')}</p>
      <DataList
        label={t('reports.title')}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: t('reports.none'), lead: t('reports.noneLead') }}
      />
    </section>
  );
}
