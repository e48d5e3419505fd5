import { randomUUID } from 'node:crypto';
import { HistoryEventSchema, readDate, type SourceAnswer } from '@vinlore/report-domain';
import { fetchOnly, readJson } from '@vinlore/server-kit';
import { VIN_LENGTH } from '@vinlore/vehicle-domain';
import * as v from 'valibot';
import type { HistoryAnswer, HistorySource } from '../history-source.ts';
import { SourceError } from '../source-error.ts';
import { AnswerSchema } from './answer.ts';
import { eventsOf, VIN_AUDIT } from './records.ts';

/** Far above the size of any real answer about one vehicle. */
const ANSWER_LIMIT = 1024 * 1024;

/** VinAudit account and API URL; tests use a provider of their own. */
export interface VinAuditAccess {
  readonly key: string;
  readonly user: string;
  readonly password: string;
  readonly url: string;
}

const COVERS: SourceAnswer['covers'] = ['title', 'brand', 'odometer', 'salvage', 'theft', 'damage', 'market'];

/** Errors about the VIN rather than the service. */
const DOES_NOT_KNOW = /^(invalid_vin|no_records)$/;

/**
 * VinAudit's Vehicle History API, `GET /v2/pullreport`: account and VIN in the query, all records of a vehicle in one
 * answer. A failure, refusal, or change of format is an error, so that the source is listed as down. The query contains
 * the key and the VIN, so it never appears in an error or log.
 */
export function vinAudit({ key, user, password, url }: VinAuditAccess): HistorySource {
  const send = fetchOnly(url);
  return {
    name: VIN_AUDIT,
    kind: 'provider',
    covers: COVERS,
    priced: true,
    async ask({ vin }, signal): Promise<HistoryAnswer> {
      // Its records start with 17-character VINs, so it isn't queried about classic numbers and covers nothing for
      // them.
      if (vin.length !== VIN_LENGTH) return { events: [], answers: [] };
      const query = new URLSearchParams({ id: randomUUID(), vin, key, user, pass: password, format: 'json' });
      const response = await send(`${url}?${query.toString()}`, {
        signal,
        headers: { accept: 'application/json' },
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new SourceError(`status ${response.status}`);
      }
      const parsed = v.safeParse(AnswerSchema, await readJson(response, ANSWER_LIMIT));
      if (!parsed.success) throw new SourceError('unexpected response format');
      const answer = parsed.output;
      if (!answer.success && !DOES_NOT_KNOW.test(answer.error)) throw new SourceError('it reported a failure');
      if (answer.vin && answer.vin.toUpperCase() !== vin) throw new SourceError('a response about another vehicle');
      const events = eventsOf(vin, answer);
      if (!v.is(v.array(HistoryEventSchema), events)) throw new SourceError('records that match no event kind');
      const day = readDate(answer.date, ['iso']);
      const asOf = day !== null && v.is(v.pipe(v.string(), v.isoDate()), day) ? day : null;
      const answered: SourceAnswer = {
        name: VIN_AUDIT,
        kind: 'provider',
        status: 'answered',
        asOf,
        covers: COVERS,
        records: events.length,
        sample: events.some((event) => event.sample),
      };
      return { events, answers: [answered] };
    },
  };
}
