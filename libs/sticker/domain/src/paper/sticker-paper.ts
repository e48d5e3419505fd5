import { blockOfNote, type NotedBlock } from '../compose/notes.ts';
import { type PartsContentBlock, type StickerColors, type StickerPlate, type StickerPrice } from '../sticker-blocks.ts';
import { type StickerData } from '../sticker-data.ts';
import { formatStickerId } from '../sticker-id.ts';
import { type Provenance } from '../sticker-values.ts';
import { labelWords } from './label-words.ts';
import { type PaperCurrency, paperCurrency } from './paper-currency.ts';
import { paperDate, paperWords, type PaperWords, wordsIn } from './paper-words.ts';

/** A line of the options block; those of a category follow each other. */
type OptionRow = {
  /** '' for an option without a category. */
  readonly category: string;
  readonly label: string;
  readonly code: string | null;
  /** Minor units; null: not known. */
  readonly amount: number | null;
  readonly from: Provenance;
  readonly source: number | null;
};

type PriceLine = StickerPrice['lines'][number];

/** What the sticker's Typst template reads: the signed data, and the words and spellings of the paper around it. */
export type StickerPaper = Omit<
  StickerData,
  'madeOn' | 'sources' | 'colors' | 'price' | 'options' | 'partsContent' | 'plate'
> & {
  readonly words: PaperWords & Record<keyof typeof labelWords, string>;
  /** The id in groups. */
  readonly number: string;
  readonly madeOn: string;
  /** The date in the document's properties: the data's, so that the same data gives the same bytes. */
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  readonly sources: readonly string[];
  /** Exterior and interior as facts of the strip, with the color of their swatch where a source knows it. */
  readonly colors: readonly PaperColor[];
  /** The price block without its options: what stands before them and after them. */
  readonly price:
    | (Pick<StickerPrice, 'total' | 'complete'> & {
        readonly before: readonly PriceLine[];
        readonly after: readonly PriceLine[];
      })
    | null;
  /** A flat list, so that its end can go on on the next page. */
  readonly options: readonly OptionRow[];
  /** None or one: the block can go on on the next page. */
  readonly partsContent: readonly PartsContentBlock[];
  /** The plate as it is stamped. */
  readonly plateLines: readonly string[];
  readonly plateRows: StickerPlate['rows'];
  /** What a block says of itself in its small print; `notes` are of the whole sticker. */
  readonly blockNotes: Readonly<Record<NotedBlock, readonly string[]>>;
  /** Of the price's amounts. */
  readonly currency: PaperCurrency;
  /** The verify address as people type it, without its scheme. */
  readonly verifyText: string;
  /** The QR code of `qrAddress(sticker)`, an SVG. */
  readonly qr: string;
  /** The dealer's logo, an SVG. */
  readonly logo: string | null;
  /** Not signed, not kept: the stamp says so, and the QR code is left out. */
  readonly preview: boolean;
  /** A picture shows the first page only. */
  readonly firstPage: boolean;
};

type PaperColor = {
  readonly label: string;
  readonly value: string;
  readonly from: Provenance;
  readonly source: number | null;
  readonly hex: string | null;
};

/** Pictures of a paper, drawn by the caller, and whether it is a preview. */
export interface PaperInput {
  /** The QR code of `qrAddress(sticker)` as SVG. */
  readonly qr: string;
  readonly logo?: string | null;
  readonly preview?: boolean;
  readonly firstPage?: boolean;
}

export function stickerPaper(sticker: StickerData, input: PaperInput): StickerPaper {
  const { qr, logo = null, preview = false, firstPage = false } = input;
  const { language } = sticker;
  const words = { ...paperWords(language), ...wordsIn(labelWords, language) };
  const [year, month, day] = sticker.madeOn.split('-').map(Number) as [number, number, number];
  return {
    ...sticker,
    words,
    number: formatStickerId(sticker.id),
    madeOn: paperDate(sticker.madeOn, language),
    date: { year, month, day },
    sources: sticker.sources.map(({ name, asOf }) => `${name}, ${words.asOf} ${paperDate(asOf, language)}`),
    ...notesOf(sticker, words),
    colors: colorFacts(sticker.colors, words),
    price: priceBlock(sticker.price),
    options: optionRows(sticker),
    partsContent: sticker.partsContent ? [sticker.partsContent] : [],
    plateLines: sticker.plate?.lines ?? [],
    plateRows: sticker.plate?.rows ?? [],
    currency: paperCurrency(sticker.price?.currency ?? 'USD', language),
    verifyText: sticker.verifyUrl.replace(/^https?:\/\//u, ''),
    qr,
    logo,
    preview,
    firstPage,
  };
}

function colorFacts(colors: StickerColors | null, words: PaperWords): PaperColor[] {
  return (['exterior', 'interior'] as const).flatMap((place) => {
    const color = colors?.[place];
    if (!color) return [];
    const value = color.code ? `${color.value} · ${color.code}` : color.value;
    return [{ label: words[place], value, from: color.from, source: color.source, hex: color.hex }];
  });
}

function priceBlock(price: StickerPrice | null): StickerPaper['price'] {
  if (!price) return null;
  const { lines, total, complete } = price;
  return {
    total,
    complete,
    before: lines.filter(({ kind }) => kind === 'base'),
    after: lines.filter(({ kind }) => kind === 'destination' || kind === 'gas-guzzler'),
  };
}

/** Notes of a block go there; a sticker without others says how its values are to be read. */
function notesOf(sticker: StickerData, words: PaperWords): Pick<StickerPaper, 'notes' | 'blockNotes'> {
  const { language, sources, vin, kind } = sticker;
  const of = (block: NotedBlock | null) => sticker.notes.filter((note) => blockOfNote(note, language) === block);
  const notes = of(null);
  const read = kind === 'classic' ? words.aboutClassic : words.aboutDecoded;
  const usual = [
    sources.length > 1 || vin === '' ? words.aboutSources : read,
    ...(vin === '' ? [] : [words.aboutLimits]),
  ];
  return {
    notes: notes.length > 0 ? notes : usual,
    blockNotes: { fuelEconomy: of('fuelEconomy'), safety: of('safety') },
  };
}

/**
 * The chosen options by category. What only the price lists, such as a paint at extra cost, comes first, so that the
 * lines of the block add up to its total.
 */
function optionRows({ options, price }: StickerData): OptionRow[] {
  const chosen = options.flatMap(({ category, items }) =>
    items.map(({ name, code, price: amount }) => ({
      category,
      label: name.value,
      code,
      amount,
      from: name.from,
      source: name.source,
    })),
  );
  const unlisted = chosen.map(({ label }) => label);
  const others = (price?.lines ?? []).filter(({ kind, label }) => {
    if (kind !== 'option') return false;
    const listed = unlisted.indexOf(label);
    if (listed >= 0) unlisted.splice(listed, 1);
    return listed < 0;
  });
  return [
    ...others.map(({ label, amount, from, source }) => ({ category: '', label, code: null, amount, from, source })),
    ...chosen,
  ];
}
