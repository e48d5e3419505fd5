import { viewPdf } from '@vinlore/contract';
import {
  createReport,
  downloadReport,
  listReports,
  reportContract,
  type ReportData,
  type ReportSummary,
  retrieveReport,
} from '@vinlore/report-domain';
import {
  type ApiCall,
  ApiProblem,
  FileReply,
  orBusy,
  refuse,
  served,
  type ServedOperation,
  type TestObject,
} from '@vinlore/server-kit';
import { isClassicVin, plainVin, vinFault } from '@vinlore/vehicle-domain';
import type { ReportDeps } from '../deps.ts';
import { reportBrand } from '../paper/report-brand.ts';
import { typesetReport } from '../paper/typeset-report.ts';
import { sampleReport } from '../sample/sample-report.ts';

/** Ends of VINs with an outcome of their own in test mode. */
const NO_CREDIT = '000402';
const DOWN = '000503';

const liveReport = ({ made_at, down, make: _make, sample: _sample, pdf_url: _pdf, ...report }: ReportSummary) => ({
  ...{ object: 'report' as const, mode: 'live' as const, ...report },
  ...{ created_at: made_at, sources_down: down },
});

const testReport = ({ id, createdAt }: TestObject, data: ReportData) => ({
  ...{ object: 'report' as const, id, mode: 'test' as const, vin: data.vin, title: data.vehicle.title },
  kind: isClassicVin(data.vin) ? ('classic' as const) : ('standard' as const),
  ...{ version: 1, created_at: createdAt.toISOString(), records: data.events.length + data.recalls.length },
  ...{ credit_returned: data.events.length === 0, sources_down: [] },
});

/** Operations of the public API on reports. In test mode they are those of the sample vehicles. */
export function reportOperations({
  decode,
  typesetter,
}: Pick<ReportDeps, 'decode' | 'typesetter'>): readonly ServedOperation[] {
  const dataOf = (vin: string, { brand }: ApiCall) => sampleReport(vin, { decode, brand });
  const foundOf = async (id: string, call: ApiCall) => {
    const found = await call.tests.find('report', id);
    const data = found && dataOf(found.subject, call);
    return data ? { found, data } : refuse(404, call.text.t('report.none'));
  };
  return [
    served(createReport, {
      live: async ({ vin, mileage = 0, report_type }, { invoke }) =>
        liveReport(await invoke(reportContract.generateReport, { vin, mileage: String(mileage), report_type })),
      test: async ({ vin: typed }, call) => {
        const { text, tests } = call;
        const vin = plainVin(typed);
        const end = vin.slice(-6);
        if (end === NO_CREDIT) return refuse(402, text.t('report.noCredit'));
        if (end === DOWN) throw new ApiProblem('unavailable', text.t('report.testDown'), { retryAfter: 60 });
        const data = dataOf(vin, call);
        if (!data) return refuse(422, text.t(vinFault(vin) ? 'report.wrongVin' : 'report.noTestVehicle'));
        const made = await tests.create('report', vin);
        return made ? testReport(made, data) : refuse(402, text.t('report.noCredit'));
      },
    }),
    served(listReports, {
      live: async ({ cursor, limit }, { invoke }) => {
        const page = { limit: String(limit), ...(cursor !== undefined && { cursor }) };
        const { reports, more } = await invoke(reportContract.reportLists, page);
        const data = reports.map(liveReport);
        return { object: 'list' as const, data, has_more: more, next_cursor: more ? reports.at(-1)!.id : null };
      },
      test: async (page, call) => {
        const { objects, next } = await call.tests.list('report', page);
        const data = objects.flatMap((object) => {
          const report = dataOf(object.subject, call);
          return report ? [testReport(object, report)] : [];
        });
        return { object: 'list' as const, data, has_more: next !== null, next_cursor: next };
      },
    }),
    served(retrieveReport, {
      live: async ({ id }, { invoke, expand }) => {
        const {
          report,
          standing: _standing,
          verify_url: _verify,
          free_until: _free,
          versions: _versions,
          ...rest
        } = await invoke(reportContract.ownReport, { id });
        const { previous: _previous, report_types: _types, ...summary } = rest;
        return { ...liveReport(summary), ...(expand.has('data') && { data: report }) };
      },
      test: async ({ id }, call) => {
        const { found, data } = await foundOf(id, call);
        return { ...testReport(found, data), ...(call.expand.has('data') && { data }) };
      },
    }),
    served(downloadReport, {
      live: ({ id }, { invoke }) => invoke(viewPdf, { kind: 'report', id }),
      test: async ({ id }, call) => {
        const { brand, text } = call;
        const { data } = await foundOf(id, call);
        const print = { language: text.language, brand: reportBrand(brand), verifyUrl: null };
        const { pdf } = await orBusy(text.t('report.busy'), () => typesetReport(typesetter, data, print));
        return new FileReply(pdf, 'application/pdf', `${data.vehicle.title} ${data.vin}.pdf`);
      },
    }),
  ];
}
