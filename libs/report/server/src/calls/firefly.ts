import { composeReport, type reportContract, SECTIONS } from '@vinlore/report-domain';
import { siteIdentifier } from '@vinlore/brand';
import { type Handler, refuse } from '@vinlore/server-kit';
import { isFault, requestByVin } from '../making/report-request.ts';
import type { ReportDeps } from '../deps.ts';
import { type AllAnswers, askAll } from '../sources/ask-all.ts';
import { countSection, knownFacts } from './count-section.ts';

/** So long a count stands before the sources are asked again: a visitor looks at a car more than once. */
const KEPT_MS = 5 * 60_000;
/** So many counts are kept at once. */
const MOST_KEPT = 2_000;

/** The meter is free for everybody, so nobody is asked who takes a fee. */
const free = (sources: ReportDeps['sources']) => sources.filter(({ priced }) => !priced);

/**
 * Asks all sources that take no fee, once for each car in a while; what a source was too slow or broken for is asked again.
 */
function recently(deps: ReportDeps) {
  const kept = new Map<string, { readonly until: number; readonly answers: Promise<AllAnswers> }>();
  return (vehicle: Parameters<typeof askAll>[1]): Promise<AllAnswers> => {
    const now = deps.clock().getTime();
    const known = kept.get(vehicle.vin);
    if (known && known.until > now) return known.answers;
    kept.delete(vehicle.vin);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    const answers = askAll(free(deps.sources), vehicle).then((asked) => {
      if (asked.sources.some(({ status }) => status === 'down')) kept.delete(vehicle.vin);
      return asked;
    });
    kept.set(vehicle.vin, { until: now + KEPT_MS, answers });
    return answers;
  };
}

/**
 * The free coverage meter (spec §7; docs/decisions.md §3): how many records a report would hold in each section, from which
 * source, as of when; never the records themselves.
 */
export function firefly(deps: ReportDeps): Handler<typeof reportContract.firefly> {
  const ask = recently(deps);
  return async ({ vin, mileage, uri }, { brand, text }) => {
    if (uri !== undefined && uri !== siteIdentifier(brand)) refuse(403, text.t('report.otherSite'));
    const request = requestByVin(deps, vin, { mileage, europe: false });
    if (isFault(request)) {
      const { suggestions } = request.fault === 'wrong-vin' ? request : {};
      return refuse(422, text.t('report.wrongVin'), suggestions && { suggestions });
    }
    const { events, recalls, facts, europe, sources } = await ask(request.asked);
    // The report's own composition, so that what is counted is what would be there: the same event of two sources is one.
    const report = composeReport({
      id: '',
      brand: { key: brand.key, name: brand.name, domain: siteIdentifier(brand) },
      madeAt: deps.clock().toISOString(),
      vin: request.asked.vin,
      vehicle: request.vehicle,
      mileage: request.mileage,
      events,
      recalls,
      facts,
      europe,
      sources,
    });
    const sections = SECTIONS.map((section) => countSection(section, report, sources, deps.sources));
    return {
      vin: report.vin,
      title: report.vehicle.title,
      facts: knownFacts(report).map(({ key, value, source }) => ({ key, value: value!, source: source ?? '' })),
      sections,
      records: report.events.length + report.recalls.length,
      sample: report.sample,
    };
  };
}
