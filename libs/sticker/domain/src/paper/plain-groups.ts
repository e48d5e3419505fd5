import { say, type Words } from '@vinlore/vehicle-domain';
import type { EquipmentGroup, StickerData } from '../sticker-data.ts';
import type { Fact, Sourced, StickerLanguage } from '../sticker-values.ts';
import { labelWords } from './label-words.ts';
import { paperCurrency } from './paper-currency.ts';
import { paperWords } from './paper-words.ts';

/** Labels and values of one block; those without a value are left out. */
type Block = (sticker: StickerData) => { readonly title: Words; readonly facts: readonly (Fact | null)[] };

/** An amount as people read it: `$1,234.00`; 0 is no charge. */
export function amountText(amount: number, currency: string, language: StickerLanguage): string {
  if (amount === 0) return labelWords.noCharge[language];
  const { sign, digits } = paperCurrency(currency, language);
  const [whole, part] = (amount / 10 ** digits).toFixed(digits).split('.') as [string, string?];
  return `${sign}${whole.replace(/\B(?=(?:\d{3})+$)/gu, ',')}${part ? `.${part}` : ''}`;
}

const fact = (
  label: string,
  value: string | number | null,
  { from, source }: Pick<Sourced, 'from' | 'source'>,
): Fact | null =>
  value === null || value === '' ? null : { label, value: String(value), from, source, english: false };

const sourceOf = (source: number) => ({ from: 'source', source }) as const;

const colors: Block = ({ colors: both, language }) => {
  const words = paperWords(language);
  const side = (label: string, color: NonNullable<StickerData['colors']>['exterior'] | undefined) =>
    color ? fact(label, [color.value, color.code].filter(Boolean).join(' · '), color) : null;
  return {
    title: say('Colors', 'Colores'),
    facts: [side(words.exterior, both?.exterior), side(words.interior, both?.interior)],
  };
};

const plate: Block = ({ plate: codes }) => ({
  title: say('Data plate', 'Placa de datos'),
  facts: (codes?.rows ?? []).map((row) => fact(row.label, [row.code, row.value].filter(Boolean).join(' · '), row)),
});

const price: Block = ({ price: block, language }) => {
  const unknown = paperWords(language).unknown;
  const total = labelWords[block?.complete ? 'total' : 'totalKnown'][language];
  return {
    title: labelWords.price,
    facts: block
      ? [
          ...block.lines.map((line) =>
            fact(line.label, line.amount === null ? unknown : amountText(line.amount, block.currency, language), line),
          ),
          block.total === null
            ? null
            : fact(total, amountText(block.total, block.currency, language), { from: 'source', source: null }),
        ]
      : [],
  };
};

const fuelEconomy: Block = ({ fuelEconomy: figures, language }) => {
  if (!figures) return { title: labelWords.fuelEconomy, facts: [] };
  const from = sourceOf(figures.source);
  const dollars = (amount: number | null) => (amount === null ? null : amountText(amount * 100, 'USD', language));
  const { electric, save } = figures;
  return {
    title: labelWords.fuelEconomy,
    facts: [
      fact(say('Fuel', 'Combustible')[language], figures.fuel, from),
      fact(labelWords.combinedMpg[language], figures.combined, from),
      fact(labelWords.cityMpg[language], figures.city, from),
      fact(labelWords.highwayMpg[language], figures.highway, from),
      fact(labelWords.electricCombined[language], electric?.combined ?? null, from),
      fact(labelWords.fullyCharged[language], electric?.rangeMiles ?? null, from),
      fact(labelWords.gallonsPer100[language], figures.gallonsPer100, from),
      fact(labelWords.annualCost[language], dollars(figures.annualCost), from),
      fact(
        labelWords[save !== null && save < 0 ? 'youSpend' : 'youSave'][language],
        save === null
          ? null
          : `${dollars(Math.abs(save))} ${labelWords[save < 0 ? 'spendMore' : 'saveMore'][language]}`,
        from,
      ),
      fact('CO₂', figures.co2 === null ? null : `${figures.co2} g/mi`, from),
      fact(labelWords.ghg[language], figures.ghg === null ? null : `${figures.ghg} / 10`, from),
    ],
  };
};

const safety: Block = ({ safety: ratings, language }) => {
  if (!ratings) return { title: labelWords.safetyTitle, facts: [] };
  const from = sourceOf(ratings.source);
  const stars = (count: number | null) =>
    count === null ? labelWords.notRated[language] : `${count} ${labelWords.stars[language]}`;
  return {
    title: labelWords.safetyTitle,
    facts: [
      ratings.overall === null ? null : fact(labelWords.overall[language], stars(ratings.overall), from),
      ...ratings.rows.map((row) => fact([row.group, row.seat].filter(Boolean).join(', '), stars(row.stars), from)),
    ],
  };
};

const partsContent: Block = ({ partsContent: parts, language }) => {
  if (!parts) return { title: labelWords.partsTitle, facts: [] };
  const from = sourceOf(parts.source);
  return {
    title: labelWords.partsTitle,
    facts: [
      fact(labelWords.usCanadian[language], parts.usCanadian === null ? null : `${parts.usCanadian} %`, from),
      ...parts.others.map(({ country, percent }) => fact(country, `${percent} %`, from)),
      fact(labelWords.assemblyPoint[language], parts.assembly, from),
      fact(labelWords.engineFrom[language], parts.engineFrom, from),
      fact(labelWords.transmissionFrom[language], parts.transmissionFrom, from),
    ],
  };
};

/** Options that stand in no price block, which would name them. */
const options: Block = ({ options: groups, price: block, language }) => ({
  title: labelWords.options,
  facts: block
    ? []
    : groups.flatMap(({ category, items }) =>
        items.map(({ name, code }) =>
          fact(
            name.value,
            [category, code && `${labelWords.code[language]} ${code}`].filter(Boolean).join(' · '),
            name,
          ),
        ),
      ),
});

const build: Block = (sticker) => ({
  title: say('Build and delivery', 'Fabricación y entrega'),
  facts: [...sticker.build, ...sticker.delivery],
});

const blocks: readonly Block[] = [build, plate, colors, options, price, fuelEconomy, safety, partsContent];

/**
 * All blocks of a sticker as groups of labels and values, in the paper's order: what a page shows, so that it shows all
 * that was signed. A total is a sum of the sticker's own and has no provenance.
 */
export function plainGroups(sticker: StickerData): EquipmentGroup[] {
  const drawn = blocks
    .map((block) => block(sticker))
    .map(({ title, facts }) => ({
      title: title[sticker.language],
      facts: facts.filter((each) => each !== null),
    }));
  return [...sticker.equipment, ...drawn.filter(({ facts }) => facts.length > 0)];
}
