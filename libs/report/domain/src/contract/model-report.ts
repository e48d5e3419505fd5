import { endpoint, file, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { ReportDataSchema } from '../data/report-data.ts';

const vin = v.pipe(v.string(), v.maxLength(40));
const refusals = {
  404: refusal('The brand shows none, or too little is published about the model.'),
  422: refusal('`Wrong VIN` (spec §8); `data` may offer `suggestions`.'),
};

/** Published data about the model of a VIN. Free, not stored, and without records of the vehicle. */
const modelReport = endpoint({
  name: 'model-report.data',
  summary:
    'What is published about the model of a VIN, as a report without history: recalls, ratings, known problems, fuel costs.',
  method: 'GET',
  path: '/api/model-report',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 30,
  request: v.strictObject({ vin }),
  answers: { 200: success('The report.', v.object({ report: ReportDataSchema })), ...refusals },
});

/** The same as a PDF, in the reader's language. */
const modelReportPdf = endpoint({
  name: 'model-report.pdf',
  summary: 'The model report of a VIN, as a PDF.',
  method: 'GET',
  path: '/api/model-report-pdf',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 10,
  request: v.strictObject({
    vin,
    /** Language of the page; defaults to the brand's. */
    language: v.optional(v.picklist(['en', 'es'])),
  }),
  answers: { 200: file('The document.', 'application/pdf'), ...refusals },
});

/** Calls for the free model report. */
export const modelReportContract = { modelReport, modelReportPdf };
