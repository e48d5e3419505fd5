import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';
import { SECTIONS } from '../events/sections.ts';
import { REPORT_TYPES } from '../data/report-type.ts';
import { ModelCountSchema } from '../model/model-counts.ts';
import { OptionalWords, ReportTypeField } from './report-fields.ts';

/**
 * The free coverage meter shown before payment (spec §7; docs/decisions.md §3): the number of records, never the
 * records themselves.
 */
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
    /** A 17-character or classic VIN. */
    vin: v.pipe(v.string(), v.maxLength(40)),
    /** Selects the vehicle if a classic VIN matches several. */
    year: v.optional(v.pipe(v.string(), v.regex(/^(\d{4})?$/)), ''),
    make: OptionalWords,
    model: OptionalWords,
    series: OptionalWords,
    mileage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999)), 0),
    report_type: ReportTypeField,
    /** The site identifier; another brand's is rejected. */
    uri: v.optional(v.pipe(v.string(), v.maxLength(255))),
  }),
  answers: {
    200: success(
      'The meter.',
      v.object({
        vin: v.string(),
        title: v.string(),
        /** Vehicle facts. */
        facts: v.array(v.object({ key: v.string(), value: v.string(), source: v.string() })),
        sections: v.array(
          v.object({
            section: v.picklist(SECTIONS),
            records: v.number(),
            sources: v.array(v.string()),
            /** The oldest "as of" date of its sources; null if none has one. */
            as_of: v.nullable(v.string()),
            /**
             * `not-covered`: not covered by our sources · `not-loaded`: data not loaded on this server yet · `down`: a
             * source didn't respond · `asked-later`: a source that charges per vehicle is queried when the report is
             * created.
             */
            status: v.picklist(['counted', 'not-covered', 'not-loaded', 'down', 'asked-later']),
            /**
             * A paid source also covers it and is queried when the report is created, so the report may contain more
             * records (docs/decisions.md §6).
             */
            asked_later: v.boolean(),
          }),
        ),
        records: v.number(),
        sample: v.boolean(),
        /** Report types available for this vehicle right now. */
        report_types: v.array(v.picklist(REPORT_TYPES)),
        /** Published model data, as the report will show it; null if the vehicle has no name. */
        model: v.nullable(v.object({ title: v.string(), counts: v.array(ModelCountSchema) })),
        /** Whether a free model report is available for this vehicle. */
        model_report: v.boolean(),
        /**
         * What to promote. `model`: no source has records, none is queried later, and there is a free model report ·
         * `nothing`: likewise, but without a model report, so no report is sold · `report`: everything else.
         */
        offer: v.picklist(['report', 'model', 'nothing']),
      }),
    ),
    404: refusal('`no data` (spec §8): no table knows the classic number, and it was not named.'),
    422: refusal('`Wrong VIN` (spec §8); `data` may offer `suggestions`. No source has records of the region.'),
  },
});
