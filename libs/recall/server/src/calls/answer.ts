import type { Translator } from '@vinlore/i18n';
import { nhtsaUrl, type RecallAnswer, recallCountry, type RecallQuery } from '@vinlore/recall-domain';
import { refuse } from '@vinlore/server-kit';
import { titleCase } from '@vinlore/vehicle-domain';
import type { RecallLookUp } from '../found-recalls.ts';

/** A vehicle as it is named in an answer. */
export interface RecallSubject extends RecallQuery {
  readonly vin: string | null;
  /** Year, make and model for people; made from them where a decoder has none. */
  readonly title?: string;
}

/**
 * Looks up and says what may apply. None found is an empty list with who was asked: never "no recall is open". Where no
 * recalls of the United States were ever loaded, that is said, whatever is there of Canada.
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
