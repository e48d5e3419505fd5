import { notesOfBlock } from '../../compose/notes.ts';
import { paperWords } from '../../paper/paper-words.ts';
import { blockView, type ViewOfBlock } from '../../view/block.ts';
import { wholeDollars } from '../../view/currency.ts';
import type { LineView } from '../../view/sticker-view.ts';
import type { StickerLanguage } from '../../sticker-values.ts';
import type { FuelEconomyBlock } from './fuel-economy.ts';
import { fuelEconomyWords as words } from './fuel-economy-words.ts';

const whole = (figure: number) => String(Math.round(figure));

/** Only a vehicle without a tank has no gallons. */
const isTankless = ({ electric, gallonsPer100 }: FuelEconomyBlock) => electric !== null && gallonsPer100 === null;

/** EPA's figures, each by its key: labels of each style have a place of their own for it. */
export const fuelEconomyView: ViewOfBlock = (sticker) => {
  const { fuelEconomy: figures, language } = sticker;
  if (!figures) return null;
  const { style, source } = figures;
  const title =
    style === 'label-2013' ? (['fuelTitle', 'fuelTitleTwin'] as const) : (['estimates', 'estimatesTwin'] as const);
  const lines = [...consumption(figures, language), ...costs(figures, language), ...comparison(figures, language)];
  return blockView('fuelEconomy', words[title[0]][language], [{ title: '', lines }], {
    twin: words[title[1]][language],
    notes: [
      words[style === 'two-number' ? 'mileageVaries' : 'resultsVary'][language],
      ...(style !== 'two-number' && figures.electric ? [words.mpgeMeaning[language]] : []),
      ...notesOfBlock(sticker, 'fuelEconomy'),
    ],
    source,
    style,
    symbol: style !== 'two-number' && isTankless(figures) ? 'plug' : 'pump',
  });
};

/** A line of the block; `figure` is what its label sets large. */
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
  // The label of 2013 says the unit beside its figures, those before in the words over them.
  const unit = today ? { unit: words[tankless ? 'mpge' : 'mpg'][language] } : {};
  const named = (key: string, name: keyof typeof words, before: keyof typeof words, figure: number, more = {}) =>
    line(figures, key, words[today ? name : before][language], whole(figure), { ...unit, ...more });
  return [
    line(figures, 'fuel', words.fuel[language], figures.fuel),
    named('combined', 'combined', 'combinedMpg', figures.combined, { onLabel: style !== 'two-number' }),
    named('city', 'city', 'cityMpg', figures.city),
    named('highway', 'highway', 'highwayMpg', figures.highway),
    ...(electric
      ? [
          line(figures, 'electric', words.electricCombined[language], whole(electric.combined), {
            onLabel: today && !tankless,
          }),
        ]
      : []),
    ...(electric?.rangeMiles != null
      ? [line(figures, 'range', words.fullyCharged[language], whole(electric.rangeMiles), { onLabel: today })]
      : []),
    ...(gallonsPer100 === null
      ? []
      : [line(figures, 'gallons', words.gallonsPer100[language], String(gallonsPer100), { onLabel: today })]),
  ];
}

function costs(figures: FuelEconomyBlock, language: StickerLanguage): LineView[] {
  const { style, annualCost, save } = figures;
  const label = words[style === 'label-2013' ? 'annualCost' : 'estimatedAnnualCost'][language];
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
    // The label of 2013 has a place for it, which then says so.
    ...(annualCost === null && style === 'label-2013' ? [unknown] : []),
    ...(save === null
      ? []
      : [
          line(figures, 'save', words[saved][language], wholeDollars(Math.abs(save)), {
            unit: words[unit][language],
            onLabel: style === 'label-2013',
          }),
        ]),
  ];
}

function comparison(figures: FuelEconomyBlock, language: StickerLanguage): LineView[] {
  const { co2, ghg, className, classRange, style } = figures;
  const today = style === 'label-2013';
  const unit = words[isTankless(figures) ? 'mpge' : 'mpg'][language];
  return [
    ...(co2 === null
      ? []
      : [line(figures, 'co2', words.co2[language], whole(co2), { unit: words.perMile[language], onLabel: today })]),
    ...(ghg === null
      ? []
      : [
          line(figures, 'ghg', words.ghg[language], `${ghg} ${paperWords(language).outOf} 10`, {
            score: { value: ghg, of: 10 },
            onLabel: today,
          }),
        ]),
    // The label says both in one sentence: its class, and what figures it has.
    ...(className === null
      ? []
      : [
          line(figures, 'class', words.className[language], className, { english: true, onLabel: classRange !== null }),
        ]),
    ...(classRange === null
      ? []
      : [
          line(
            figures,
            'classRange',
            words.classRange[language],
            `${whole(classRange.lowest)} ${words.classTo[language]} ${whole(classRange.highest)}`,
            { unit, onLabel: className !== null },
          ),
        ]),
  ];
}
