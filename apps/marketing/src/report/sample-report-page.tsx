import { CallError } from '@vinlore/contract';
import { reportView, sampleReportContract } from '@vinlore/report-domain';
import { ReportSheet } from '@vinlore/report-feature/sheet';
import { Notice, useAddress } from '@vinlore/ui';
import { callError, statusOf } from '../pages/failed-call.ts';
import { unavailablePage } from '../pages/failure-pages.tsx';
import type { DrawnPage } from '../pages/page.ts';
import page from '../pages/page.module.css';
import type { Visit } from '../site.ts';
import { sampleIn, samplePdf } from './sample-path.ts';

/** Actions: open the PDF or look up a real car. */
function Actions({ vin, visit: { text, language } }: { vin: string; visit: Visit }) {
  const address = useAddress();
  return (
    <>
      <a className="btn btn-outline" href={samplePdf(vin, language)} target="_blank">
        {text.t('sampleReport.pdf')}
      </a>
      <a className="btn btn-primary" href={address('/decode')}>
        {text.t('sampleReport.own')}
      </a>
    </>
  );
}

/**
 * `/sample-report/<number>`: the full report of a sample vehicle, as a buyer would get it. Noindex, since the car is
 * made up.
 */
export async function sampleReportPage(visit: Visit): Promise<DrawnPage | null> {
  const vin = sampleIn(visit.path);
  if (vin === null) return null;
  const { text, language, brand, call } = visit;
  const answer = await call(sampleReportContract.sampleReport, { vin }).catch(callError);
  if (answer instanceof CallError) return statusOf(answer) === 404 ? null : unavailablePage(visit);
  const { report } = answer;
  const vehicle = report.vehicle.title;
  const notice = (
    <div className={page.shared}>
      <Notice status="info" title={text.t('sampleReport.notice')}>
        <p>{text.t('sampleReport.noticeText')}</p>
      </Notice>
    </div>
  );
  return {
    status: 200,
    cache: 'shared',
    meta: {
      title: `${text.t('sampleReport.title', { vehicle })} | ${brand.name}`,
      description: text.t('sampleReport.meta', { vehicle }),
      metaRobots: 'noindex, follow',
    },
    body: (
      <div className={page.check}>
        <div className="wrap">
          <ReportSheet view={reportView(report, language)} top={notice} actions={<Actions vin={vin} visit={visit} />} />
        </div>
      </div>
    ),
  };
}
