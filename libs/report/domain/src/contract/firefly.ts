import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { SECTIONS } from '../events/sections.ts';
import { REPORT_TYPES } from '../data/report-type.ts';
import { ModelCountSchema } from '../model/model-counts.ts';
import { OptionalWords, ReportTypeField } from './report-fields.ts';

/** The free coverage meter before paying (spec §7; docs/decisions.md §3): how many records, never the records themselves. */
export const firefly = endpoint({
  name: 'report.firefly',
  summary: 'What a report of a VIN would hold: counts, sources and days, never records.',
  method: 'POST',
  path: '/api/firefly',
  aliases: ['/api-cwa/firefly', '/firefly'],
  encoding: 'json',
  auth: 'none',
  attemptsPerMinute: 30,
  request: v.strictObject({
    /** Of 17 characters, or a classic number. */
    vin: v.pipe(v.string(), v.maxLength(40)),
    /** Which vehicle a classic number means, where it fits several. */
    year: v.optional(v.pipe(v.string(), v.regex(/^(\d{4})?$/)), ''),
    make: OptionalWords,
    model: OptionalWords,
    series: OptionalWords,
    mileage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999)), 0),
    report_type: ReportTypeField,
    /** The site identifier; another brand's is refused. */
    uri: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  answers: {
    200: success(
      'The meter.',
      v.object({
        vin: v.string(),
        title: v.string(),
        /** Facts of the vehicle itself. */
        facts: v.array(v.object({ key: v.string(), value: v.string(), source: v.string() })),
        sections: v.array(
          v.object({
            section: v.picklist(SECTIONS),
            records: v.number(),
            sources: v.array(v.string()),
            /** The oldest of its sources' days; null where none says one. */
            as_of: v.nullable(v.string()),
            /**
             * `not-covered`: no source of ours has this · `not-loaded`: its data is not loaded here yet · `down`: a source
             * did not answer · `asked-later`: a source that takes a fee for each car is asked when the report is made.
             */
            status: v.picklist(['counted', 'not-covered', 'not-loaded', 'down', 'asked-later']),
            /**
             * A source that takes a fee covers it too and is asked when the report is made, so that it may hold more than
             * was counted (docs/decisions.md §6).
             */
            asked_later: v.boolean(),
          }),
        ),
        records: v.number(),
        sample: v.boolean(),
        /** The types of report that can be made of it at the moment. */
        report_types: v.array(v.picklist(REPORT_TYPES)),
        /** What is published about the model, as the report will say it; null where the vehicle has no name. */
        model: v.nullable(v.object({ title: v.string(), counts: v.array(ModelCountSchema) })),
        /** A free model report of this vehicle can be opened. */
        model_report: v.boolean(),
        /**
         * What to lead with. `model`: no source has a record and none is asked later, and there is a model report, which
         * costs nothing · `nothing`: the same without a model report, so that no report is sold first · `report`:
         * everything else.
         */
        offer: v.picklist(['report', 'model', 'nothing']),
      }),
    ),
    404: refusal('`no data` (spec §8): no table knows the classic number, and it was not named.'),
    422: refusal('`Wrong VIN` (spec §8); `data` may offer `suggestions`. No source has records of the region.'),
  },
});
