import { endpoint, file, refusal } from '../endpoint.ts';
import * as v from 'valibot';

/** Browsers download these from a plain link, which carries no token, so the key is signed and expires. */
const result = {
  method: 'GET',
  encoding: 'query',
  auth: 'none',
  attemptsPerMinute: 30,
  request: v.strictObject({ key: v.pipe(v.string(), v.maxLength(400)) }),
} as const;
const refusals = {
  403: refusal('The link is over or was changed.'),
  404: refusal('There is no such job.'),
};

/** The documents of a job as a ZIP of PDFs. */
export const bulkZip = endpoint({
  ...result,
  name: 'bulk.zip',
  summary: 'The documents of a bulk job, as a ZIP of PDFs.',
  path: '/api/dealer/bulk-zip',
  answers: { 200: file('The PDFs.', 'application/zip'), ...refusals },
});

/** The documents of a job in one PDF. */
export const bulkPrint = endpoint({
  ...result,
  name: 'bulk.print',
  summary: 'The documents of a bulk job in one PDF to be printed, in the order of its file.',
  path: '/api/dealer/bulk-pdf',
  answers: {
    200: file('The sheets.', 'application/pdf'),
    ...refusals,
    503: refusal('Other lists are being put together; the message says when to try again.'),
  },
});

/** The results of a job's rows. */
export const bulkTable = endpoint({
  ...result,
  name: 'bulk.table',
  summary: 'What became of each row of a bulk job, as CSV for a spreadsheet.',
  path: '/api/dealer/bulk-csv',
  answers: { 200: file('A line for each row.', 'text/csv; charset=utf-8'), ...refusals },
});
