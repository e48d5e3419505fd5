import { capital, type Speaker } from '../words/speaker.ts';
import type { ModelState } from './model-counts.ts';
import type { ModelFuel, ModelSpan } from '../data/model-part.ts';
import type { FuelView } from './model-view.ts';
import { factsOf, sayDollars, sayFits, sayModelSource, sayNothing, saySpan, withDoubt } from './model-words.ts';

type FuelFigures = ModelFuel['fuels'][number];

const isOne = ({ low, high }: ModelSpan) => low === high;

function sayMileage(figure: ModelSpan, unit: FuelFigures['unit'], { t, number }: Speaker): string {
  return t(`model.${unit}`, { figure: saySpan(figure, number) });
}

/** `33 MPG combined`; both figures for a vehicle with two fuels. */
function findingOf({ fuels, dependsOn }: ModelFuel, speaker: Speaker): string {
  const { t, list } = speaker;
  const said = fuels.flatMap(({ fuel, unit, combined }) => {
    if (!combined) return [];
    const mileage = sayMileage(combined, unit, speaker);
    return [fuels.length > 1 && fuel ? t('model.onFuel', { mileage, fuel: t(`fuel.${fuel}`) }) : mileage];
  });
  if (said.length === 0) return t('model.noMileage');
  const finding = t('model.combined', { mileage: list(said) });
  return fuels.every(({ combined }) => !combined || isOne(combined)) ? finding : withDoubt(finding, dependsOn, speaker);
}

function fuelOf(figures: FuelFigures, speaker: Speaker): FuelView['fuels'][number] {
  const { t, number } = speaker;
  const { fuel, unit, city, highway, combined, kwhPer100Miles, rangeMiles, co2GramsPerMile, annualCost } = figures;
  const mileage = (figure: ModelSpan | null) => figure && sayMileage(figure, unit, speaker);
  const figure = (span: ModelSpan | null, key: 'model.kwh' | 'model.miles' | 'model.grams') =>
    span && t(key, { figure: saySpan(span, number) });
  return {
    name: capital(fuel ? t(`fuel.${fuel}`) : t('fuel.several')),
    facts: factsOf([
      [t('model.combinedLabel'), mileage(combined)],
      [t('model.city'), mileage(city)],
      [t('model.highway'), mileage(highway)],
      [t('model.consumption'), figure(kwhPer100Miles, 'model.kwh')],
      [t('model.range'), figure(rangeMiles, 'model.miles')],
      [t('model.co2'), figure(co2GramsPerMile, 'model.grams')],
      [t('model.perYear'), annualCost && sayDollars(annualCost, speaker)],
    ]),
  };
}

/** Cost compared with the average new vehicle: less, more, or a range. */
function sayAgainst({ low, high }: ModelSpan, speaker: Speaker): string {
  const { t } = speaker;
  if (low >= 0 && high === 0) return t('model.asAverage');
  if (low >= 0) return t('model.saves', { dollars: sayDollars({ low, high }, speaker) });
  if (high <= 0) return t('model.spends', { dollars: sayDollars({ low: -high, high: -low }, speaker) });
  const [more, less] = [-low, high].map((dollars) => sayDollars({ low: dollars, high: dollars }, speaker));
  return t('model.savesOrSpends', { more: more!, less: less! });
}

/** EPA figures, with the five-year cost first. */
export function fuelView(fuel: ModelFuel | null, state: ModelState, speaker: Speaker): FuelView {
  const { t, number } = speaker;
  const frame = { topic: 'fuel', title: t('topic.fuel'), state } as const;
  if (!fuel || state !== 'told') {
    const finding = sayNothing('fuel', state === 'told' ? 'none' : state, speaker);
    return { ...frame, finding, basis: null, facts: [], notes: [], cost: null, fuels: [] };
  }
  const { fuels, fiveYearCost, savesOver5Years, ghgScore, sizeClass, powertrain, dependsOn, source } = fuel;
  return {
    ...frame,
    finding: findingOf(fuel, speaker),
    basis: sayModelSource(source, speaker),
    cost: fiveYearCost && {
      label: t('model.fiveYears'),
      value: sayDollars(fiveYearCost, speaker),
      detail: savesOver5Years ? sayAgainst(savesOver5Years, speaker) : '',
    },
    fuels: fuels.map((figures) => fuelOf(figures, speaker)),
    facts: factsOf([
      [t('model.powertrain'), powertrain && t(`powertrain.${powertrain}`)],
      [t('model.ghgScore'), ghgScore && t('model.ofTen', { figure: saySpan(ghgScore, number) })],
      [t('model.sizeClass'), sizeClass],
    ]),
    notes: [t('note.fuel', { date: speaker.date(source.asOf) }), ...sayFits(dependsOn, speaker)],
  };
}
