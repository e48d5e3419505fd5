import type { Translator } from '@vinlore/i18n';
import type { modelContract, ModelFacts, ModelQuery } from '@vinlore/model-domain';
import { type Handler, refuse } from '@vinlore/server-kit';
import { plainVin, titleCase, vinFault } from '@vinlore/vehicle-domain';
import type { ModelDeps } from '../deps.ts';

type Subject = ModelQuery & Pick<ModelFacts['vehicle'], 'vin' | 'title'>;

/** Decodes the VIN. Responds with 422 if it's invalid or doesn't decode to year, make, and model. */
function ofVin(typed: string, decode: ModelDeps['decode'], text: Translator): Subject {
  const vin = plainVin(typed);
  const { year, make, model, trim, elements, fullName, suggestions } = decode(vin);
  if (vinFault(vin)) return refuse(422, text.t('model.wrongVin'), { suggestions });
  if (year === null || make === null || model === null) return refuse(422, text.t('model.vinUnknown'), { suggestions });
  return { vin, year, make, model, trim, elements, title: fullName };
}

/** GET /api/model-facts: published facts about the model of a VIN, or of a year, make, and model in any spelling. */
export function modelFacts({ decode, facts }: ModelDeps): Handler<typeof modelContract.modelFacts> {
  const subject = (
    { vin, year, make, model, trim }: Parameters<Handler<typeof modelContract.modelFacts>>[0],
    text: Translator,
  ): Subject => {
    if (vin !== undefined) return ofVin(vin, decode, text);
    if (year === undefined || make === undefined || model === undefined) return refuse(422, text.t('model.incomplete'));
    const title = `${year} ${titleCase(make)} ${titleCase(model)}`;
    return { vin: null, year, make, model, trim: trim || null, title };
  };
  return async (input, { text }) => {
    const vehicle = subject(input, text);
    const { vin, year, make, model, title } = vehicle;
    return { vehicle: { vin, year, make, model, title }, ...(await facts(vehicle)) };
  };
}
