import type { DataOf } from '@vinlore/contract';
import { BOUGHT_REPORT_PATH, reportContract, reportView } from '@vinlore/report-domain';
import { ReportSheet } from '@vinlore/report-feature/sheet';
import { useAddress } from '@vinlore/ui';
import type { Visit } from '../site.ts';
import { boughtPage } from './bought-page.tsx';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';

/** What an owner does with their report: its PDF, and the page that proves it to a buyer. */
function Actions({ pdf, id, visit: { text } }: { pdf: string; id: string; visit: Visit }) {
  const address = useAddress();
  return (
    <>
      <a className="btn btn-primary" href={pdf} target="_blank">
        {text.t('bought.pdf')}
      </a>
      <a className="btn btn-outline" href={`${pdf}&download=1`}>
        {text.t('bought.download')}
      </a>
      <a className="btn btn-outline" href={address(`/verify/${id}`)}>
        {text.t('bought.verify')}
      </a>
    </>
  );
}

type Bought = DataOf<typeof reportContract.boughtReport>;

function BoughtReport({ bought: { report, pdf_url: pdf }, visit }: { bought: Bought; visit: Visit }) {
  return (
    <div className={styles.check}>
      <div className="wrap">
        <ReportSheet
          view={reportView(report, visit.language)}
          actions={<Actions pdf={pdf} id={report.id} visit={visit} />}
        />
      </div>
    </div>
  );
}

/** `/your-report?id=…&signature=…`: a report for who bought it without an account. */
export async function boughtReportPage(visit: Visit): Promise<DrawnPage | null> {
  if (visit.path !== BOUGHT_REPORT_PATH) return null;
  const { text, call } = visit;
  return boughtPage(visit, {
    ask: (link) => call(reportContract.boughtReport, link),
    over: 'bought.over',
    lead: text.t('bought.lead'),
    titleOf: ({ report }) => text.t('check.title', { vehicle: report.vehicle.title }),
    draw: (bought) => <BoughtReport bought={bought} visit={visit} />,
  });
}
