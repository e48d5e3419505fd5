import { readDate, type RegisterEvent, type RegisteredCar } from '@vinlore/report-domain';
import { fetchOnly, readJson } from '@vinlore/server-kit';
import * as v from 'valibot';
import { SourceError } from '../sources/source-error.ts';
import type { PlateRegister } from './plate-register.ts';

const DVSA = 'DVSA MOT history';
const ANSWER_LIMIT = 1024 * 1024;
/** How long before it expires an access token is renewed. */
const EARLY_MS = 60_000;

/** DVSA account and URLs; tests use a server of their own. */
export interface DvsaAccess {
  readonly key: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** OAuth 2.0 token endpoint (client credentials); DVSA provides it with the account. */
  readonly tokenUrl: string;
  readonly url: string;
}

const TokenSchema = v.object({ access_token: v.string(), expires_in: v.number() });
const text = v.nullish(v.string());

/** A vehicle with the field names of DVSA's MOT history API, version 1. */
const VehicleSchema = v.object({
  registration: v.string(),
  make: text,
  model: text,
  primaryColour: text,
  firstUsedDate: text,
  hasOutstandingRecall: text,
  motTests: v.nullish(
    v.array(
      v.object({
        motTestNumber: text,
        completedDate: v.string(),
        testResult: v.string(),
        expiryDate: text,
        odometerValue: v.nullish(v.union([v.string(), v.number()])),
        odometerUnit: text,
        odometerResultType: text,
        defects: v.nullish(v.array(v.object({ text, type: text, dangerous: v.nullish(v.boolean()) }))),
      }),
    ),
    [],
  ),
});
type Vehicle = v.InferOutput<typeof VehicleSchema>;
type MotTest = NonNullable<Vehicle['motTests']>[number];

const UNITS: Readonly<Record<string, 'mi' | 'km'>> = { MI: 'mi', KM: 'km' };

/** Returns the odometer reading; null for `UNREADABLE` and `NO_ODOMETER`. */
function odometerOf({ odometerResultType, odometerValue, odometerUnit }: MotTest): RegisterEvent['odometer'] {
  const value = Number(odometerValue ?? Number.NaN);
  const unit = UNITS[odometerUnit?.toUpperCase() ?? ''];
  if (odometerResultType !== 'READ' || !unit || !Number.isInteger(value) || value < 0 || value > 9_999_999) return null;
  return { value, unit, code: null };
}

/** Dates are formatted 2012-07-12, in older records 2012.07.12. */
const dayOf = (said: string | null | undefined, zone?: string) =>
  said ? readDate(said.slice(0, 10).replaceAll('.', '-') + said.slice(10), ['iso'], zone) : null;

/** A passed test with defects is a pass with advisories. */
function resultOf({ testResult, defects }: MotTest): RegisterEvent['detail']['result'] {
  if (testResult.toUpperCase() !== 'PASSED') return 'fail';
  return (defects ?? []).length > 0 ? 'advisory' : 'pass';
}

/** Returns the defects found, dangerous ones first. */
function noteOf({ defects }: MotTest): string | null {
  const found = (defects ?? []).toSorted((a, b) => Number(b.dangerous ?? false) - Number(a.dangerous ?? false));
  const said = found.flatMap(({ text: words, type }) => (words ? [type ? `${type}: ${words}` : words] : []));
  return said.join('; ').replace(/\s+/g, ' ').slice(0, 500).trim() || null;
}

function eventOf(plate: string, test: MotTest): RegisterEvent {
  // Timestamps are in UTC; a test late on a summer evening must keep its London date.
  const date = dayOf(test.completedDate, 'Europe/London') ?? dayOf(test.completedDate.slice(0, 10));
  if (date === null) throw new SourceError('a test without a date');
  const note = noteOf(test);
  return {
    kind: 'inspection',
    date,
    odometer: odometerOf(test),
    place: { country: 'GB', region: null, city: null },
    source: DVSA,
    recordId: test.motTestNumber ?? `${plate}-${test.completedDate}`.slice(0, 120),
    confidence: 'reported',
    sample: false,
    detail: { result: resultOf(test), ...(note !== null && { note }) },
  };
}

const RECALL: Readonly<Record<string, boolean>> = { yes: true, no: false };

function vehicleOf({
  make,
  model,
  primaryColour,
  firstUsedDate,
  hasOutstandingRecall,
  motTests,
}: Vehicle): RegisteredCar {
  const until = (motTests ?? []).flatMap(({ expiryDate }) => dayOf(expiryDate) ?? []).sort();
  const first = dayOf(firstUsedDate);
  const recall = RECALL[hasOutstandingRecall?.toLowerCase() ?? ''];
  return {
    ...(make && { make }),
    ...(model && { model }),
    ...(primaryColour && { color: primaryColour }),
    ...(first && { first_registered: first }),
    ...(until.length > 0 && { inspection_until: until.at(-1)! }),
    ...(recall !== undefined && { open_recall: recall }),
  };
}

/**
 * DVSA's MOT history API, version 1: `GET /v1/trade/vehicles/registration/{registration}` with an API key and an access
 * token (OAuth 2.0, RFC 6749 §4.4), which is cached until shortly before it expires. Errors never contain secrets or
 * plates.
 */
export function dvsa({ key, clientId, clientSecret, tokenUrl, url }: DvsaAccess, clock: () => Date): PlateRegister {
  const [send, sendForToken] = [fetchOnly(url), fetchOnly(tokenUrl)];
  let access: { readonly token: string; readonly until: number } | null = null;

  async function tokenFor(signal: AbortSignal): Promise<string> {
    if (access && access.until > clock().getTime()) return access.token;
    const response = await sendForToken(tokenUrl, {
      method: 'POST',
      signal,
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope: 'https://tapi.dvsa.gov.uk/.default',
      }),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new SourceError(`no access, status ${response.status}`);
    }
    const parsed = v.safeParse(TokenSchema, await readJson(response, ANSWER_LIMIT));
    if (!parsed.success) throw new SourceError('no access, unexpected response format');
    const { access_token: token, expires_in: seconds } = parsed.output;
    access = { token, until: clock().getTime() + seconds * 1000 - EARLY_MS };
    return token;
  }

  return {
    name: DVSA,
    country: 'GB',
    async ask(plate, signal) {
      const response = await send(`${url}/v1/trade/vehicles/registration/${encodeURIComponent(plate)}`, {
        signal,
        headers: { accept: 'application/json', authorization: `Bearer ${await tokenFor(signal)}`, 'x-api-key': key },
      });
      if (response.status !== 200) await response.body?.cancel();
      if (response.status === 404) return null;
      if (response.status === 401 || response.status === 403) access = null;
      if (response.status !== 200) throw new SourceError(`status ${response.status}`);
      const parsed = v.safeParse(VehicleSchema, await readJson(response, ANSWER_LIMIT));
      if (!parsed.success) throw new SourceError('unexpected response format');
      const vehicle = parsed.output;
      if (vehicle.registration.toUpperCase().replace(/\s/g, '') !== plate)
        throw new SourceError('a response about another plate');
      return {
        vehicle: vehicleOf(vehicle),
        events: (vehicle.motTests ?? [])
          .map((test) => eventOf(plate, test))
          .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
      };
    },
  };
}
