import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { MileageField, OptionalWords, VehicleNameField } from './report-fields.ts';
import { ReportSummarySchema } from './report-summary.ts';

/**
 * `data` of the 409 for a name that doesn't match the vehicle: the differences and both names, so the client can ask
 * the member.
 */
export const NameDiffersSchema = v.object({
  reason: v.literal('vname-differs'),
  differs: v.array(v.picklist(['year', 'make'])),
  entered: v.string(),
  decoded: v.string(),
});
export type NameDiffers = v.InferOutput<typeof NameDiffersSchema>;

/** Creates the report of a classic vehicle (spec §7). */
export const generateClassicReport = endpoint({
  name: 'report.generateClassic',
  summary: 'Makes the history report of a classic vehicle.',
  method: 'POST',
  path: '/api-cwa/generate_classic_report',
  aliases: ['/api-cwa/generate-classic-report'],
  encoding: 'form',
  auth: 'bearer',
  attemptsPerMinute: 30,
  sharedLimit: true,
  request: v.strictObject({
    vin: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
    /**
     * The vehicle name the member confirmed. It becomes the report title, marked as entered, if it's more specific than
     * the decoded name (docs/decisions.md §4, §6).
     */
    check_vname: VehicleNameField,
    /** Resolves the 409: the decoded name is the title, and the member's name is listed among the facts. */
    vname_confirmed: v.optional(v.literal('yes')),
    year: v.optional(v.pipe(v.string(), v.regex(/^(\d{4})?$/)), ''),
    make: OptionalWords,
    model: OptionalWords,
    series: OptionalWords,
    mileage: MileageField,
    /** Creates the next version, free within 30 days, like `generateReport`. */
    gen: v.optional(v.literal('regenerate')),
  }),
  answers: {
    200: success('The report.', ReportSummarySchema),
    402: refusal('No credit is left.'),
    403: refusal('A dealer above 100 credits shows two factors first; `data.reason` says which way.'),
    404: refusal('`no data` (spec §8): no source knows the vehicle. Nothing was spent.'),
    409: refusal('`check_vname` is of another year or make; `data` says which, with both names. Nothing was spent.'),
    422: refusal('The brand makes no reports at the moment.'),
    503: refusal('No source answered; nothing was spent.'),
  },
});
