import { readDate, type RegisterEvent, type RegisteredCar } from '@vinlore/report-domain';
import { fetchOnly, readJson } from '@vinlore/server-kit';
import * as v from 'valibot';
import { SourceError } from '../sources/source-error.ts';
import type { PlateRegister, RegisterAnswer } from './plate-register.ts';

const RDW = 'RDW';
/** The data set "Gekentekende voertuigen". */
const DATA_SET = '/resource/m9d7-ebf2.json';
const ANSWER_LIMIT = 256 * 1024;

const text = v.optional(v.pipe(v.string(), v.trim()));

/** A vehicle with the field names of RDW's open data, which leaves out unknown values. */
const VehicleSchema = v.object({
  kenteken: v.string(),
  merk: text,
  handelsbenaming: text,
  eerste_kleur: text,
  datum_eerste_toelating: text,
  catalogusprijs: text,
  vervaldatum_apk: text,
  tellerstandoordeel: text,
  openstaande_terugroepactie_indicator: text,
});
type Vehicle = v.InferOutput<typeof VehicleSchema>;

/** Colors are written as "GRIJS", or as "N.v.t." or "Niet geregistreerd" if there is none. */
const isSaid = (words: string | undefined): words is string =>
  words !== undefined && words !== '' && !/^(n\.?v\.?t\.?|niet geregistreerd|onbekend)$/i.test(words);

/** RDW's judgments of odometer readings. */
const JUDGMENTS: Readonly<Record<string, RegisteredCar['odometer']>> = {
  logisch: 'logical',
  onlogisch: 'illogical',
  'geen oordeel': 'no-judgment',
};

const YES_OR_NO: Readonly<Record<string, boolean>> = { ja: true, nee: false };

/** Leaves out the fields that the register leaves out. */
function saidFields(vehicle: {
  readonly [Key in keyof RegisteredCar]: RegisteredCar[Key] | null | undefined;
}): RegisteredCar {
  return Object.fromEntries(
    Object.entries(vehicle).filter(([, value]) => value !== null && value !== undefined),
  ) as RegisteredCar;
}

function answerOf(plate: string, vehicle: Vehicle): RegisterAnswer {
  const day = (said: string | undefined) => (said === undefined ? null : readDate(said, ['compact', 'iso']));
  const first = day(vehicle.datum_eerste_toelating);
  const price = Number(vehicle.catalogusprijs ?? Number.NaN);
  const events: RegisterEvent[] = first
    ? [
        {
          kind: 'registration',
          date: first,
          odometer: null,
          place: null,
          source: RDW,
          recordId: `${plate}-datum_eerste_toelating`,
          confidence: 'reported',
          sample: false,
          detail: {},
        },
      ]
    : [];
  return {
    vehicle: saidFields({
      make: isSaid(vehicle.merk) ? vehicle.merk : null,
      model: isSaid(vehicle.handelsbenaming) ? vehicle.handelsbenaming : null,
      color: isSaid(vehicle.eerste_kleur) ? vehicle.eerste_kleur : null,
      first_registered: first,
      inspection_until: day(vehicle.vervaldatum_apk),
      list_price_eur: Number.isFinite(price) && price > 0 ? Math.round(price) : null,
      odometer: JUDGMENTS[vehicle.tellerstandoordeel?.toLowerCase() ?? ''],
      open_recall: YES_OR_NO[vehicle.openstaande_terugroepactie_indicator?.toLowerCase() ?? ''],
    }),
    events,
  };
}

/**
 * RDW's open data on vehicles with a Dutch plate (CC0, no key): `GET /resource/m9d7-ebf2.json?kenteken=…`, a list of
 * one or none. The first registration may have been abroad, so it has no place.
 */
export function rdw({ url }: { readonly url: string }): PlateRegister {
  const send = fetchOnly(url);
  return {
    name: RDW,
    country: 'NL',
    async ask(plate, signal) {
      const query = new URLSearchParams({ kenteken: plate });
      const response = await send(`${url}${DATA_SET}?${query.toString()}`, {
        signal,
        headers: { accept: 'application/json' },
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new SourceError(`status ${response.status}`);
      }
      const parsed = v.safeParse(v.array(VehicleSchema), await readJson(response, ANSWER_LIMIT));
      if (!parsed.success) throw new SourceError('unexpected response format');
      const [vehicle] = parsed.output;
      if (!vehicle) return null;
      if (vehicle.kenteken.toUpperCase() !== plate) throw new SourceError('a response about another plate');
      return answerOf(plate, vehicle);
    },
  };
}
