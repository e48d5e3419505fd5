import type { Translator } from '@vinlore/i18n';
import { nhtsaUrl, type RecallAnswer, recallCountry, type RecallQuery } from '@vinlore/recall-domain';
import { refuse } from '@vinlore/server-kit';
import { titleCase } from '@vinlore/vehicle-domain';
import type { RecallLookUp } from '../found-recalls.ts';

/** A vehicle as named in a response. */
export interface RecallSubject extends RecallQuery {
  readonly vin: string | null;
  /** Year, make, and model for display; built from the parts if the decoder has no title. */
  readonly title?: string;
}

/**
 * Looks up recalls and builds the response. No match is an empty list with the sources searched, never "no open
 * recalls". If U.S. recalls were never loaded, the response says so, even with Canadian data.
 */
export async function answerFor(lookUp: RecallLookUp, vehicle: RecallSubject, text: Translator): Promise<RecallAnswer> {
  const { vin, year, make, model } = vehicle;
  const { recalls, sources } = await lookUp(vehicle);
  const american = sources.filter(({ name }) => recallCountry(name) === 'US');
  const isLoaded = american.length > 0;
  if (isLoaded && !american.some(({ status }) => status === 'answered')) return refuse(503, text.t('recall.noSource'));
  const title = vehicle.title || `${year} ${titleCase(make)} ${titleCase(model)}`;
  return {
    vehicle: { vin, year, make, model, title },
    state: isLoaded ? 'loaded' : 'not-loaded',
    recalls: [...recalls],
    sources,
    nhtsa_url: nhtsaUrl(vin),
  };
}
