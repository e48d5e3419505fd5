import { notesOfBlock } from '../notes.ts';
import { paperWords } from '../../paper-words.ts';
import { blockView, type ViewOfBlock } from '../block.ts';
import { wholeDollars } from '../currency.ts';
import type { LineView } from '../../sticker-view.ts';
import type { StickerLanguage } from '../../sticker-values.ts';
import { officialTitle, textOf, type WordsOf } from '../../texts.ts';
import type { FuelEconomyBlock } from './fuel-economy.ts';

const whole = (figure: number) => String(Math.round(figure));

type Word = keyof WordsOf<'fuelEconomy'>;

const say = (word: Word, language: StickerLanguage) => textOf(`fuelEconomy.${word}`, language);

/** Only a vehicle without a fuel tank has no gallons figure. */
const isTankless = ({ electric, gallonsPer100 }: FuelEconomyBlock) => electric !== null && gallonsPer100 === null;

/** EPA figures by key, because each label style places them differently. */
export const fuelEconomyView: ViewOfBlock = (sticker) => {
  const { fuelEconomy: figures, language } = sticker;
  if (!figures) return null;
  const { style, source } = figures;
  const lines = [...consumption(figures, language), ...costs(figures, language), ...comparison(figures, language)];
  const { title, twin } = officialTitle(
    style === 'label-2013' ? 'fuelEconomy.fuelTitle' : 'fuelEconomy.estimates',
    language,
  );
  return blockView('fuelEconomy', title, [{ title: '', lines }], {
    twin,
    notes: [
      say(style === 'two-number' ? 'mileageVaries' : 'resultsVary', language),
      ...(style !== 'two-number' && figures.electric ? [say('mpgeMeaning', language)] : []),
      ...(figures.secondFuel
        ? [textOf('fuelEconomy.basedOn', language, { fuel: secondFuelWords(figures.secondFuel, language).inText })]
        : []),
      ...averageVehicle(figures, language),
      ...notesOfBlock(sticker, 'fuelEconomy'),
    ],
    source,
    style,
    symbol: style !== 'two-number' && isTankless(figures) ? 'plug' : 'pump',
  });
};

/**
 * Returns the five-year fuel cost of the average new vehicle: five times this vehicle's annual cost plus its savings or minus its
 * extra cost. EPA rounds them to $50 and $250.
 */
function averageVehicle({ style, annualCost, save }: FuelEconomyBlock, language: StickerLanguage): string[] {
  if (style !== 'label-2013' || annualCost === null || save === null) return [];
  return [textOf('fuelEconomy.averageVehicle', language, { cost: wholeDollars(5 * annualCost + save) })];
}

/** Name of the second fuel, standalone and within a sentence. */
const secondFuelWords = ({ fuel }: NonNullable<FuelEconomyBlock['secondFuel']>, language: StickerLanguage) => ({
  alone: textOf(`epaFuel.${fuel}`, language),
  inText: textOf(`secondFuel.${fuel}`, language),
});

/** Returns the name of the fuel, or of both fuels for a flex-fuel vehicle. */
function fuelWords({ fuel, secondFuel }: FuelEconomyBlock, language: StickerLanguage): string {
  if (!secondFuel) return fuel;
  const { alone } = secondFuelWords(secondFuel, language);
  const key = secondFuel.fuel === 'E85' ? 'flexibleFuel' : 'eitherFuel';
  return textOf(`fuelEconomy.${key}`, language, { first: fuel, second: alone });
}

/** Builds a line of the block; `figure` is printed large. */
function line(
  { source }: FuelEconomyBlock,
  key: string,
  label: string,
  figure: string,
  more: Partial<LineView> & { readonly onLabel?: boolean } = {},
): LineView {
  const { onLabel = true, ...rest } = more;
  const value = rest.unit ? `${figure} ${rest.unit}` : figure;
  return { key, label, value, figure, from: 'source', source, ...rest, ...(!onLabel && { offLabel: true }) };
}

function consumption(figures: FuelEconomyBlock, language: StickerLanguage): LineView[] {
  const { style, electric, gallonsPer100 } = figures;
  const [today, tankless] = [style === 'label-2013', isTankless(figures)];
  // The 2013 label prints the unit next to its figures, earlier labels in the text above them.
  const unit = today ? { unit: say(tankless ? 'mpge' : 'mpg', language) } : {};
  const named = (key: string, name: Word, before: Word, figure: number, more = {}) =>
    line(figures, key, say(today ? name : before, language), whole(figure), { ...unit, ...more });
  return [
    line(figures, 'fuel', say('fuel', language), fuelWords(figures, language)),
    named('combined', 'combined', 'combinedMpg', figures.combined, { onLabel: style !== 'two-number' }),
    named('city', 'city', 'cityMpg', figures.city),
    named('highway', 'highway', 'highwayMpg', figures.highway),
    ...(electric
      ? [
          line(figures, 'electric', say('electricCombined', language), whole(electric.combined), {
            onLabel: today && !tankless,
          }),
        ]
      : []),
    ...(electric?.kwhPer100 != null
      ? [line(figures, 'kwh', say('kwhPer100', language), whole(electric.kwhPer100), { onLabel: today })]
      : []),
    ...(electric?.rangeMiles != null
      ? [line(figures, 'range', say('fullyCharged', language), whole(electric.rangeMiles), { onLabel: today })]
      : []),
    ...(gallonsPer100 === null
      ? []
      : [line(figures, 'gallons', say('gallonsPer100', language), String(gallonsPer100), { onLabel: today })]),
    ...secondFuelLine(figures, language),
  ];
}

/** Formats the second fuel in one line; no label style has room for more. */
function secondFuelLine(figures: FuelEconomyBlock, language: StickerLanguage): LineView[] {
  const { style, secondFuel } = figures;
  if (!secondFuel) return [];
  const [combined, city, highway] = [secondFuel.combined, secondFuel.city, secondFuel.highway].map(whole) as [
    string,
    string,
    string,
  ];
  const key = style === 'two-number' ? 'secondTwoNumbers' : 'secondFigures';
  const words = textOf(`fuelEconomy.${key}`, language, { combined, city, highway });
  return [line(figures, 'second', secondFuelWords(secondFuel, language).alone, words)];
}

function costs(figures: FuelEconomyBlock, language: StickerLanguage): LineView[] {
  const { style, annualCost, save } = figures;
  const label = say(style === 'label-2013' ? 'annualCost' : 'estimatedAnnualCost', language);
  const unknown: LineView = {
    key: 'annualCost',
    label,
    value: paperWords(language).unknown,
    from: 'unknown',
    source: null,
  };
  const [saved, unit] =
    save !== null && save < 0 ? (['youSpend', 'spendMore'] as const) : (['youSave', 'saveMore'] as const);
  return [
    ...(annualCost === null ? [] : [line(figures, 'annualCost', label, wholeDollars(annualCost))]),
    // The 2013 label reserves space for it, so a missing value is stated.
    ...(annualCost === null && style === 'label-2013' ? [unknown] : []),
    ...(save === null
      ? []
      : [
          line(figures, 'save', say(saved, language), wholeDollars(Math.abs(save)), {
            unit: say(unit, language),
            onLabel: style === 'label-2013',
          }),
        ]),
  ];
}

function comparison(figures: FuelEconomyBlock, language: StickerLanguage): LineView[] {
  const { co2, ghg, className, classRange, style } = figures;
  const today = style === 'label-2013';
  const unit = say(isTankless(figures) ? 'mpge' : 'mpg', language);
  return [
    ...(co2 === null
      ? []
      : [line(figures, 'co2', say('co2', language), whole(co2), { unit: say('perMile', language), onLabel: today })]),
    ...(ghg === null
      ? []
      : [
          line(figures, 'ghg', say('ghg', language), `${ghg} ${paperWords(language).outOf} 10`, {
            score: { value: ghg, of: 10 },
            onLabel: today,
          }),
        ]),
    // The label states class and range in one sentence.
    ...(className === null
      ? []
      : [line(figures, 'class', say('className', language), className, { onLabel: classRange !== null })]),
    ...(classRange === null
      ? []
      : [
          line(
            figures,
            'classRange',
            say('classRange', language),
            `${whole(classRange.lowest)} ${say('classTo', language)} ${whole(classRange.highest)}`,
            { unit, onLabel: className !== null },
          ),
        ]),
  ];
}
