import { CallError } from '@vinlore/contract';
import { modelReportContract, modelReportView, type ModelReportView } from '@vinlore/report-domain';
import { ModelReportSheet } from '@vinlore/report-feature/sheet';
import { Notice, useAddress } from '@vinlore/ui';
import { callError, statusOf } from '../pages/failed-call.ts';
import { unavailablePage } from '../pages/failure-pages.tsx';
import type { DrawnPage } from '../pages/page.ts';
import page from '../pages/page.module.css';
import type { Visit } from '../site.ts';
import { MODEL_REPORT_PATH, modelReportPdf } from './model-report-path.ts';

const NO_INDEX = 'noindex, follow';
/** Maximum length at which input is repeated. */
const LONGEST_ECHO = 64;

const decodeOf = (vin: string) => `/decode?vin=${encodeURIComponent(vin)}`;

/** Actions: download the PDF or look up the vehicle itself. */
function Actions({ view, visit: { text, language, brand } }: { view: ModelReportView; visit: Visit }) {
  const address = useAddress();
  return (
    <>
      <a className="btn btn-primary" href={modelReportPdf(view.vin, language)} target="_blank">
        {text.t('modelReport.pdf')}
      </a>
      {brand.features.report && (
        <a className="btn btn-outline" href={`${address(decodeOf(view.vin))}#report`}>
          {text.t('modelReport.history')}
        </a>
      )}
    </>
  );
}

/** No such report: why, with a link back to the VIN. */
function None({ vin, why, visit: { text } }: { vin: string; why: string; visit: Visit }) {
  const address = useAddress();
  return (
    <div className={page.opening}>
      <div className="wrap">
        <h1>{text.t('modelReport.noneTitle')}</h1>
        <div className={page.notice}>
          <Notice
            status="no"
            title={why}
            actions={
              <a className="btn btn-outline" href={address(decodeOf(vin))}>
                {text.t('modelReport.toDecode')}
              </a>
            }
          />
        </div>
      </div>
    </div>
  );
}

/**
 * `/model-report?vin=…`: published data about a VIN's model, free and without an account. Noindex and uncached: it
 * changes with each imported file.
 */
export async function modelReportPage(visit: Visit): Promise<DrawnPage | null> {
  const { path, query, text, language, brand, call } = visit;
  if (path !== MODEL_REPORT_PATH || !brand.features.model_report) return null;
  const vin = (query.get('vin') ?? '').trim().slice(0, LONGEST_ECHO);
  const answer = await call(modelReportContract.modelReport, { vin: vin.slice(0, 40) }).catch(callError);
  if (answer instanceof CallError) {
    if (answer.fault !== 'refused') return unavailablePage(visit);
    const title = text.t('modelReport.noneTitle');
    return {
      status: statusOf(answer),
      cache: 'never',
      meta: { title: `${title} | ${brand.name}`, description: title, metaRobots: NO_INDEX },
      body: <None vin={vin} why={answer.message} visit={visit} />,
    };
  }
  const view = modelReportView(answer.report, language);
  if (!view) return unavailablePage(visit);
  const vehicle = view.title;
  return {
    status: 200,
    cache: 'never',
    meta: {
      title: `${text.t('modelReport.title', { vehicle })} | ${brand.name}`,
      description: text.t('modelReport.meta', { vehicle }),
      metaRobots: NO_INDEX,
    },
    body: (
      <div className={page.check}>
        <div className="wrap">
          <ModelReportSheet view={view} actions={<Actions view={view} visit={visit} />} />
        </div>
      </div>
    ),
  };
}
