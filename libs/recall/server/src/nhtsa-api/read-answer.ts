import type { Recall } from '@vinlore/recall-domain';
import * as v from 'valibot';
import { isoDay } from '../store/iso-day.ts';

/** A campaign for one vehicle as returned by the API; the caller adds source and date. */
export type ApiRecall = Omit<Recall, 'source' | 'as_of' | 'sample'>;

const Words = v.pipe(v.nullish(v.string(), ''), v.trim());
const Yes = v.nullish(v.boolean(), false);

/** The list in a response: `results`, or `Results` in older ones. */
const listOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.union([v.object({ results: v.array(schema) }), v.object({ Results: v.array(schema) })]),
    v.transform((answer) => ('results' in answer ? answer.results : answer.Results)),
  );

/** Parses NHTSA's `DD/MM/YYYY`; null otherwise, since a campaign is useful without its date. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return day && month && year ? isoDay(year, month, day) : null;
}

const CampaignSchema = v.pipe(
  v.object({
    NHTSACampaignNumber: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^\d{2}[A-Z]\d{5,6}$/)),
    Manufacturer: Words,
    ReportReceivedDate: Words,
    Component: Words,
    Summary: Words,
    Consequence: Words,
    /** Misspelled this way in older responses. */
    Conequence: Words,
    Remedy: Words,
    Notes: Words,
    parkIt: Yes,
    parkOutSide: Yes,
    overTheAirUpdate: Yes,
  }),
  v.transform((answer): ApiRecall => ({
    campaign: answer.NHTSACampaignNumber,
    maker_campaign: null,
    manufacturer: answer.Manufacturer,
    type: 'vehicle',
    received: dayOf(answer.ReportReceivedDate),
    components: answer.Component ? [answer.Component] : [],
    summary: answer.Summary,
    consequence: answer.Consequence || answer.Conequence,
    remedy: answer.Remedy,
    notes: answer.Notes,
    built_from: null,
    built_to: null,
    affected: null,
    park_it: answer.parkIt,
    park_outside: answer.parkOutSide,
    over_the_air: answer.overTheAirUpdate,
  })),
);

const RecallsSchema = listOf(CampaignSchema);
const MakesSchema = listOf(v.object({ make: v.string() }));
const ModelsSchema = listOf(v.object({ model: v.string() }));

/**
 * Parses a response of `/recalls/recallsByVehicle`.
 *
 * @throws v.ValiError for an unexpected response, which is rejected as a whole
 */
export const readRecalls = (body: unknown): ApiRecall[] => v.parse(RecallsSchema, body);

/** Parses a response of `/products/vehicle/makes`. @throws v.ValiError as above */
export const readMakes = (body: unknown): string[] => v.parse(MakesSchema, body).map(({ make }) => make);

/** Parses a response of `/products/vehicle/models`. @throws v.ValiError as above */
export const readModels = (body: unknown): string[] => v.parse(ModelsSchema, body).map(({ model }) => model);
