import { CallError, type DataOf } from '@vinlore/contract';
import { BOUGHT_REPORT_PATH, reportContract, reportView } from '@vinlore/report-domain';
import { ReportSheet } from '@vinlore/report-feature/sheet';
import { useAddress } from '@vinlore/ui';
import type { Visit } from '../site.ts';
import { callError, statusOf } from './failed-call.ts';
import { Opening } from './opening.tsx';
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

/**
 * `/your-report?id=…&signature=…`: a report for who bought it without an account, whole and on screen (docs/decisions.md §4). The
 * page of the order leads here with a link that is good for a day, and makes a new one each time. Nothing of it is kept,
 * indexed or measured.
 */
export async function boughtReportPage(visit: Visit): Promise<DrawnPage | null> {
  if (visit.path !== BOUGHT_REPORT_PATH) return null;
  const { query, text, brand, call } = visit;
  const link = { id: query.get('id') ?? '', signature: query.get('signature') ?? '' };
  const answer = await call(reportContract.boughtReport, link).catch(callError);
  const isFailed = answer instanceof CallError;
  const isOver = isFailed && answer.fault === 'refused' && answer.status !== 409;
  const failed = isOver ? 'bought.over' : 'check.unavailable';
  const title = isFailed ? text.t(failed) : text.t('check.title', { vehicle: answer.report.vehicle.title });
  return {
    status: isFailed ? statusOf(answer) : 200,
    cache: 'never',
    secret: true,
    meta: { title: `${title} | ${brand.name}`, description: text.t('bought.lead'), metaRobots: 'noindex, nofollow' },
    body: isFailed ? (
      <Opening title={title} lead={text.t(`${failed}Text`)} />
    ) : (
      <BoughtReport bought={answer} visit={visit} />
    ),
  };
}
