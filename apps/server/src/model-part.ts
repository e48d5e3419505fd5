import type { ModelFacts } from '@vinlore/model-domain';
import type { FactsReader } from '@vinlore/model-server';
import type { ModelTopic, PublishedModel } from '@vinlore/report-domain';
import type { AskModel } from '@vinlore/report-server';

/** Report topic of each source. */
const TOPICS: Readonly<Record<ModelFacts['not_loaded'][number], ModelTopic>> = {
  fuel_economy: 'fuel',
  safety_ratings: 'safety',
  complaints: 'complaints',
  investigations: 'investigations',
  communications: 'communications',
};

type Facts = Omit<ModelFacts, 'vehicle'>;

const sourceOf = ({ name, release, as_of }: NonNullable<Facts['safety']>['source']) => ({ name, release, asOf: as_of });

function safetyOf(safety: NonNullable<Facts['safety']>): NonNullable<PublishedModel['safety']> {
  const { ratings, assistance, depends_on, source } = safety;
  return {
    dependsOn: depends_on,
    ratings: {
      overall: ratings.overall,
      front: ratings.front,
      frontDriver: ratings.front_driver,
      frontPassenger: ratings.front_passenger,
      side: ratings.side,
      sideDriver: ratings.side_driver,
      sidePassenger: ratings.side_passenger,
      sidePole: ratings.side_pole,
      rollover: ratings.rollover,
    },
    rolloverPercent: ratings.rollover_percent,
    assistance: assistance.map(({ feature, availability, meets_criteria }) => ({
      ...{ feature, availability },
      meetsCriteria: meets_criteria,
    })),
    source: sourceOf(source),
  };
}

function fuelOf(fuel: NonNullable<Facts['fuel_economy']>): NonNullable<PublishedModel['fuel']> {
  return {
    dependsOn: fuel.depends_on,
    powertrain: fuel.powertrain,
    fuels: fuel.fuels.map(({ fuel: kind, unit, city, highway, combined, ...more }) => ({
      ...{ fuel: kind, unit, city, highway, combined },
      kwhPer100Miles: more.kwh_per_100_miles,
      rangeMiles: more.range_miles,
      co2GramsPerMile: more.co2_grams_per_mile,
      annualCost: more.annual_cost,
    })),
    fiveYearCost: fuel.five_year_cost,
    savesOver5Years: fuel.saves_over_5_years,
    ghgScore: fuel.ghg_score,
    sizeClass: fuel.size_class,
    source: sourceOf(fuel.source),
  };
}

function complaintsOf(complaints: NonNullable<Facts['problems']['complaints']>): PublishedModel['complaints'] {
  const { count, crashes, fires, injuries, deaths, source, ...more } = complaints;
  return {
    ...{ count, crashes, fires, injuries, deaths },
    byComponent: more.by_component,
    byMileage: more.by_mileage,
    withMileage: more.with_mileage,
    byModelYear: more.by_model_year,
    firstReceived: more.first_received,
    lastReceived: more.last_received,
    source: sourceOf(source),
  };
}

/** The model slice's data, as a report stores it. */
export function publishedModel({ fuel_economy, safety, problems, not_loaded }: Facts): PublishedModel {
  const { complaints, investigations, communications } = problems;
  return {
    safety: safety && safetyOf(safety),
    complaints: complaints && complaintsOf(complaints),
    investigations: investigations && {
      count: investigations.count,
      open: investigations.open,
      items: investigations.items.map(({ is_open, ...item }) => ({ ...item, isOpen: is_open })),
      source: sourceOf(investigations.source),
    },
    communications: communications && {
      count: communications.count,
      items: communications.items,
      source: sourceOf(communications.source),
    },
    fuel: fuel_economy && fuelOf(fuel_economy),
    missing: not_loaded.map((source) => ({ topic: TOPICS[source], why: 'not-loaded' })),
  };
}

/** Provides reports with the model slice's loaded data. */
export function modelOf(facts: FactsReader): AskModel {
  return async ({ year, make, model, decoded }) =>
    publishedModel(
      await facts({ year, make, model, trim: decoded?.trim ?? null, elements: decoded?.elements ?? null }),
    );
}
