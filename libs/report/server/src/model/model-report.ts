import { type Brand, siteIdentifier } from '@vinlore/brand';
import { composeReport, isModelRich, modelCounts, type ReportData } from '@vinlore/report-domain';
import type { ReportDeps } from '../deps.ts';
import type { ReportRequest } from '../report-request.ts';
import { askAll } from '../sources/ask-all.ts';
import { askModel } from './ask-model.ts';

type Deps = Pick<ReportDeps, 'sources' | 'model' | 'clock'>;

/** Whether a report has enough about its model for a model report of its own, in a brand that shows them. */
export function hasModelReport({ model, recalls }: Pick<ReportData, 'model' | 'recalls'>, brand: Brand): boolean {
  return brand.features.model_report && model !== undefined && isModelRich(modelCounts(model), recalls.length);
}

/**
 * The data of a model report: what the VIN says, recalls, and what is published about the model. No source of history is
 * asked, so that nothing of the vehicle itself can be in it. Kept nowhere, and paid for by nobody.
 */
export async function modelReport(
  { sources, model, clock }: Deps,
  { asked, vehicle }: ReportRequest,
  brand: Brand,
): Promise<ReportData> {
  const published = sources.filter(({ kind, priced }) => !priced && (kind === 'recalls' || kind === 'decode'));
  const [answers, part] = await Promise.all([askAll(published, asked), askModel(model, asked)]);
  return composeReport({
    id: `model-${asked.vin}`,
    brand: { key: brand.key, name: brand.name, domain: siteIdentifier(brand) },
    madeAt: clock().toISOString(),
    vin: asked.vin,
    vehicle,
    type: asked.type,
    mileage: null,
    events: [],
    recalls: answers.recalls,
    model: part,
    facts: [],
    europe: false,
    sources: answers.sources,
  });
}
