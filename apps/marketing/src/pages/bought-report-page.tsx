import type { DataOf } from '@vinlore/contract';
import { BOUGHT_REPORT_PATH, reportContract, reportView } from '@vinlore/report-domain';
import {
  ReportSheet,
  SHARE_FORM,
  ShareBought,
  type ShareBoughtProps,
  shareRequestOf,
} from '@vinlore/report-feature/sheet';
import { FORM_FIELD, useAddress } from '@vinlore/ui';
import type { Visit } from '../site.ts';
import { boughtPage } from './bought-page.tsx';
import { callError } from './failed-call.ts';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';

/** Actions of a report's owner: its PDF and the verification page for a buyer. */
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
      <a className="btn btn-outline" href={`#${SHARE_FORM}`}>
        {text.t('bought.share')}
      </a>
    </>
  );
}

type Bought = DataOf<typeof reportContract.boughtReport>;

type MadeShare = Pick<ShareBoughtProps, 'made' | 'error'>;

/** Creates the share link requested by the page's form. */
async function madeShare({ fields, query, call, origin }: Visit): Promise<MadeShare> {
  if (fields?.get(FORM_FIELD) !== SHARE_FORM) return { made: null, error: null };
  const link = { id: query.get('id') ?? '', signature: query.get('signature') ?? '' };
  const { hidden, ...how } = shareRequestOf(fields);
  return call(reportContract.shareBoughtReport, { ...link, ...how, hidden: [...hidden] }).then(
    (share) => ({ made: { share, url: origin + share.url }, error: null }),
    (error: unknown) => ({ made: null, error: callError(error) }),
  );
}

interface BoughtReportProps {
  readonly bought: Bought;
  readonly shared: MadeShare;
  readonly visit: Visit;
}

function BoughtReport({ bought: { report, pdf_url: pdf }, shared, visit }: BoughtReportProps) {
  const address = useAddress();
  return (
    <div className={styles.check}>
      <div className="wrap">
        <ReportSheet
          view={reportView(report, visit.language)}
          actions={<Actions pdf={pdf} id={report.id} visit={visit} />}
        />
        <ShareBought
          hasMileage={report.mileage !== null}
          action={`${address(BOUGHT_REPORT_PATH)}?${visit.query.toString()}`}
          {...shared}
        />
      </div>
    </div>
  );
}

/** `/your-report?id=…&signature=…`: a report bought without an account. */
export async function boughtReportPage(visit: Visit): Promise<DrawnPage | null> {
  if (visit.path !== BOUGHT_REPORT_PATH) return null;
  const { text, call } = visit;
  const shared = await madeShare(visit);
  return boughtPage(visit, {
    ask: (link) => call(reportContract.boughtReport, link),
    over: 'bought.over',
    lead: text.t('bought.lead'),
    titleOf: ({ report }) => text.t('check.title', { vehicle: report.vehicle.title }),
    draw: (bought) => <BoughtReport bought={bought} shared={shared} visit={visit} />,
  });
}
