import {
  composeReport,
  modelCounts,
  type ModelPart,
  type reportContract,
  type ReportData,
  SECTIONS,
} from '@vinlore/report-domain';
import { type Brand, hostName, namesOfDomain, siteIdentifier } from '@vinlore/brand';
import { type Handler, refuse } from '@vinlore/server-kit';
import { isClassicVin, plainVin } from '@vinlore/vehicle-domain';
import { isFault, type ReportRequest, requestByClassicNumber, requestByVin } from '../report-request.ts';
import type { ReportDeps } from '../deps.ts';
import { askModel } from '../model/ask-model.ts';
import { keepRecent } from '../model/keep-recent.ts';
import { hasModelReport } from '../model/model-report.ts';
import { type AllAnswers, askAll } from '../sources/ask-all.ts';
import { offeredTypes } from '../sources/offered-types.ts';
import { countSection, knownFacts } from './count-section.ts';
import { refuseFault } from './made.ts';

/** Maximum number of cached counts. */
const MOST_KEPT = 2_000;

/** The meter is free, so sources that charge a fee aren't queried. */
const free = (sources: ReportDeps['sources']) => sources.filter(({ priced }) => !priced);

/** Answers of all sources without a fee, and what is published about the model. */
interface Answers {
  readonly asked: AllAnswers;
  readonly model: ModelPart | null;
}

/** Answers with a failed or slow source aren't cached, so the source is queried again. */
const isWhole = ({ asked, model }: Answers) =>
  asked.sources.every(({ status }) => status === 'answered') && (model?.missing ?? []).length === 0;

/**
 * Whether the history is known to be empty: every source was queried, none is down, and none has a record. A source
 * with the status `not-loaded` doesn't matter: it has recalls, which belong to the model.
 */
function isHistoryEmpty({ events, sources }: ReportData, all: ReportDeps['sources']): boolean {
  const isAsked = all.every(({ priced }) => !priced) && sources.every(({ status }) => status !== 'down');
  return isAsked && events.length === 0;
}

/** Whether a site identifier is one of the brand's host names, as in the `uri` header. */
function isOneOf({ domains }: Brand, uri: string): boolean {
  return domains.flatMap(namesOfDomain).includes(hostName(uri) ?? '');
}

/**
 * The free coverage meter (spec §7; docs/decisions.md §3): how many records a report would have in each section, from
 * which source, as of when. Never returns the records themselves.
 */
export function firefly(deps: ReportDeps): Handler<typeof reportContract.firefly> {
  const kept = keepRecent<Answers>(deps.clock, MOST_KEPT, isWhole);
  const ask = ({ asked }: ReportRequest) =>
    kept([asked.type, asked.vin, asked.year, asked.make, asked.model].join(' '), async () => {
      const [answers, model] = await Promise.all([askAll(free(deps.sources), asked), askModel(deps.model, asked)]);
      return { asked: answers, model };
    });
  return async ({ vin, year, make, model: named, series, mileage, report_type: type, uri }, { brand, text }) => {
    if (uri !== undefined && !isOneOf(brand, uri)) refuse(403, text.t('report.otherSite'));
    const isClassic = isClassicVin(plainVin(vin));
    const request = isClassic
      ? requestByClassicNumber(vin, { year, make, model: named, series }, { mileage, type })
      : requestByVin(deps, vin, { mileage, type });
    if (isFault(request)) return refuseFault(request, brand, text);
    const types = await offeredTypes(deps.sources);
    if (!types.includes(type)) return refuseFault({ fault: 'type', type }, brand, text);
    const { asked, model } = await ask(request);
    const { events, recalls, facts, europe, sources } = asked;
    // Composes the report itself so that the counts match it; the same event from two sources counts once.
    const report = composeReport({
      id: '',
      brand: { key: brand.key, name: brand.name, domain: siteIdentifier(brand) },
      madeAt: deps.clock().toISOString(),
      vin: request.asked.vin,
      vehicle: request.vehicle,
      type,
      mileage: request.mileage,
      events,
      recalls,
      model,
      facts,
      europe,
      sources,
    });
    const sections = SECTIONS.map((section) => countSection(section, report, sources, deps.sources));
    // Model reports are available only for 17-character VINs.
    const modelReport = !isClassic && hasModelReport(report, brand);
    return {
      vin: report.vin,
      title: report.vehicle.title,
      facts: knownFacts(report).map(({ key, value, source }) => ({ key, value: value!, source: source ?? '' })),
      sections,
      records: report.events.length + report.recalls.length,
      sample: report.sample,
      report_types: types,
      model: report.model ? { title: report.model.title, counts: modelCounts(report.model) } : null,
      model_report: modelReport,
      offer: isHistoryEmpty(report, deps.sources) ? (modelReport ? 'model' : 'nothing') : 'report',
    };
  };
}
