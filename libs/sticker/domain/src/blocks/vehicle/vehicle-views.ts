import { paperWords } from '../../paper-words.ts';
import type { StickerData } from '../../sticker-data.ts';
import type { Fact } from '../../sticker-values.ts';
import { valueOfList } from '@vinlore/vehicle-domain';
import { systemLabels } from '../../decode/equipment-groups.ts';
import { textOf } from '../../texts.ts';
import { amountFigure, wholeDollars } from '../currency.ts';
import { blockView, factLine, type ViewOfBlock } from '../block.ts';
import type { LineView } from '../../sticker-view.ts';

/** A block with a single list of facts. */
const facts =
  (
    key: string,
    title: (sticker: StickerData) => string,
    list: (sticker: StickerData) => readonly Fact[],
  ): ViewOfBlock =>
  (sticker) =>
    blockView(key, title(sticker), [
      { title: '', lines: list(sticker).map((fact) => factLine(fact, sticker.language)) },
    ]);

/** The spec strip under the title. */
export const specView = facts(
  'spec',
  ({ language }) => textOf('vehicle.overview', language),
  ({ spec }) => spec,
);

/** Build details of a classic vehicle, line by line. */
export const buildView = facts(
  'build',
  ({ language }) => paperWords(language).build,
  ({ build }) => build,
);

/** Where it was built, delivered, and sold. */
export const deliveryView = facts(
  'delivery',
  ({ language }) => paperWords(language).delivery,
  ({ delivery }) => delivery,
);

/** The dealer's asking price, separate from the price of the vehicle when new. */
export const offerView: ViewOfBlock = ({ offer, language }) => {
  if (!offer) return null;
  const words = paperWords(language);
  const line = (label: string, value: string): LineView => ({ label, value, from: 'entered', source: null });
  return blockView('offer', words.offer, [
    {
      title: '',
      lines: [
        ...(offer.price === null ? [] : [line(words.askingPrice, wholeOrCents(offer.price))]),
        ...(offer.stock === '' ? [] : [line(words.stock, offer.stock)]),
      ],
    },
  ]);
};

/** Formats U.S. cents as a price: `$18,995`, `$18,995.50`. */
const wholeOrCents = (cents: number) =>
  cents % 100 === 0 ? wholeDollars(cents / 100) : `$${amountFigure(cents, { digits: 2 })}`;

/** VIN breakdown; each line has its characters as `code`. */
export const anatomyView: ViewOfBlock = ({ anatomy, language }) =>
  blockView('anatomy', paperWords(language).vin, [
    {
      title: '',
      lines: anatomy.map(({ characters, places, ...fact }) => ({
        ...factLine(fact, language),
        code: characters,
        places,
      })),
    },
  ]);

/** Exterior and interior color, with the source's swatch. */
export const colorsView: ViewOfBlock = ({ colors, language }) => {
  const lines = (['exterior', 'interior'] as const).flatMap((place): LineView[] => {
    const color = colors?.[place];
    if (!color) return [];
    const { value, code, hex, from, source } = color;
    const named = [value, code].filter(Boolean).join(' · ');
    return [{ label: paperWords(language)[place], value: named, ...(hex && { hex }), from, source }];
  });
  return blockView('colors', textOf('vehicle.colors', language), [{ title: '', lines }]);
};

/** Data plate of a classic: the stamped text, then code by code. */
export const plateView: ViewOfBlock = ({ plate, language }) => {
  if (!plate) return null;
  const stamped = plate.lines.map((line): LineView => ({
    key: 'stamped',
    label: '',
    value: line,
    from: null,
    source: null,
  }));
  const rows = plate.rows.map(({ code, ...row }): LineView => ({
    ...factLine({ ...row, english: false }, language),
    code,
  }));
  return blockView('plate', paperWords(language).plate, [
    { title: '', lines: stamped },
    { title: '', lines: rows },
  ]);
};

/** Standard equipment and specs by group; if there are none and labels of that year had them, a sentence says so. */
export const equipmentView: ViewOfBlock = ({ equipment, language, layout, vin, restricted }) => {
  const words = paperWords(language);
  const [standard, systems] = [textOf('stickerFact.standard', language), systemLabels(language)];
  const fitted = [standard, valueOfList('fitted', 'Yes', language)];
  const isFitted = ({ label, value, from }: Fact) =>
    from === 'source' ? value === standard : systems.has(label) && fitted.includes(value);
  const sections = equipment.map(({ title, facts: own }) => ({
    title,
    lines: own.map((fact): LineView => ({ ...factLine(fact, language), ...(isFitted(fact) && { fitted: true }) })),
  }));
  if (sections.length > 0) return blockView('equipment', words.equipment, sections);
  if (layout === 'build-sheet') return null;
  const unknown = vin === '' ? words.nothingMoreNamed : words.nothingMore;
  // Our data wasn't used, so nothing is said about what it has.
  const note = restricted ? words.nothingMoreEntered : unknown;
  return { key: 'equipment', title: words.equipment, twin: '', sections: [], notes: [note], source: null };
};
