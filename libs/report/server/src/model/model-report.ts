import { type Brand, siteIdentifier } from '@vinlore/brand';
import { composeReport, isModelRich, modelCounts, type ReportData } from '@vinlore/report-domain';
import type { ReportDeps } from '../deps.ts';
import type { ReportRequest } from '../report-request.ts';
import { askAll } from '../sources/ask-all.ts';
import { askModel } from './ask-model.ts';

type Deps = Pick<ReportDeps, 'sources' | 'model' | 'clock'>;

/** Whether there is enough model data for a separate model report, and the brand offers them. */
export function hasModelReport({ model, recalls }: Pick<ReportData, 'model' | 'recalls'>, brand: Brand): boolean {
  return brand.features.model_report && model !== undefined && isModelRich(modelCounts(model), recalls.length);
}

/**
 * Returns the data of a model report: decoded VIN, recalls, and what is published about the model. No history source is
 * queried, so it can't contain anything about the vehicle itself. It isn't stored or charged for.
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
