import { type StickerData } from '../sticker-data.ts';
import { stickerView } from '../view/make-view.ts';
import type { BlockView, LineView, SectionView, StickerView } from '../sticker-view.ts';
import { wordsOf } from '../texts.ts';

/** An option with its category; options of a category are adjacent. Empty for an option without a category. */
type OptionLine = LineView & { readonly category: string };

/**
 * Input of the sticker's Typst template: the view's blocks, placed for the template, plus images. A list that can
 * continue on the next page has its own key.
 */
export type StickerPaper = Pick<
  StickerView,
  | 'language'
  | 'brand'
  | 'name'
  | 'reconstruction'
  | 'sample'
  | 'number'
  | 'madeOn'
  | 'title'
  | 'subtitle'
  | 'vin'
  | 'dealer'
> & {
  /** Texts of the document besides those of the view. */
  readonly words: Readonly<Record<string, string>>;
  /** Date in the document's properties, taken from the data so that the same data produces the same bytes. */
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  readonly spec: readonly LineView[];
  readonly colors: readonly LineView[];
  readonly delivery: readonly LineView[];
  readonly offer: readonly LineView[];
  readonly anatomy: readonly LineView[];
  readonly build: readonly LineView[];
  /** The stamped text of the data plate. */
  readonly plateLines: readonly LineView[];
  readonly plateRows: readonly LineView[];
  /** Groups in columns: the equipment, and blocks without their own place. */
  readonly equipment: readonly SectionView[];
  /** Sentence for missing equipment; empty otherwise. */
  readonly nothingMore: string;
  /** Price and options without the option lines: title, unit, and the lines around them. */
  readonly price: {
    readonly title: string;
    /** Null if no amount is known. */
    readonly unit: string | null;
    readonly before: readonly LineView[];
    readonly after: readonly LineView[];
    readonly total: LineView | null;
  } | null;
  readonly options: readonly OptionLine[];
  readonly fuelEconomy: (BlockView & { readonly lines: Readonly<Record<string, LineView>> }) | null;
  readonly safety: BlockView | null;
  /** None or one. */
  readonly partsContent: readonly BlockView[];
  readonly notes: readonly string[];
  readonly notKnown: readonly string[];
  readonly sources: readonly string[];
  /** Verification URL without its scheme, for typing. */
  readonly verifyText: string;
  /** QR code of the verification URL as SVG. */
  readonly qr: string;
  /** The dealer's logo as SVG. */
  readonly logo: string | null;
  /** Unsigned and not stored: stamped as a preview, without a QR code. */
  readonly preview: boolean;
  /** An image shows only the first page. */
  readonly firstPage: boolean;
};

/** Images of a sticker, drawn by the caller, and whether it's a preview. */
export interface PaperInput {
  /** QR code of the verification URL as SVG. */
  readonly qr: string;
  readonly logo?: string | null;
  readonly preview?: boolean;
  readonly firstPage?: boolean;
}

const everywhere = ['spec', 'colors', 'delivery', 'offer', 'anatomy', 'equipment', 'price'];

/** Blocks with their own place in a layout's template; all others are placed among the equipment. */
const PLACED: Readonly<Record<StickerData['layout'], readonly string[]>> = {
  modern: [...everywhere, 'fuelEconomy', 'safety', 'partsContent'],
  'pre-1996': [...everywhere, 'fuelEconomy'],
  'build-sheet': [...everywhere, 'plate', 'build'],
};

/** Converts the signed sticker to template input: `stickerView`, arranged for the template. */
export function stickerPaper(sticker: StickerData, input: PaperInput): StickerPaper {
  const { qr, logo = null, preview = false, firstPage = false } = input;
  const { blocks, about, notKnown, sources, verify, ...view } = stickerView(sticker);
  const [year, month, day] = sticker.madeOn.split('-').map(Number) as [number, number, number];
  const find = (key: string): BlockView | null => blocks.find((block) => block.key === key) ?? null;
  const lines = (key: string): LineView[] => (find(key)?.sections ?? []).flatMap((section) => section.lines);
  const [plate, equipment, parts, fuelEconomy] = [
    lines('plate'),
    find('equipment'),
    find('partsContent'),
    find('fuelEconomy'),
  ];
  const unplaced = blocks.filter(({ key }) => !PLACED[sticker.layout].includes(key));
  return {
    ...view,
    words: { ...view.words, ...drawnWords(sticker.language) },
    date: { year, month, day },
    spec: lines('spec'),
    colors: lines('colors'),
    delivery: lines('delivery'),
    offer: lines('offer'),
    anatomy: lines('anatomy'),
    build: lines('build'),
    plateLines: plate.filter(({ key }) => key === 'stamped'),
    plateRows: plate.filter(({ key }) => key !== 'stamped'),
    equipment: [...(equipment?.sections ?? []), ...unplaced.flatMap(groupsOf)],
    nothingMore: equipment?.notes.join(' ') ?? '',
    price: priceOf(find('price')),
    options: optionLines(find('price')),
    fuelEconomy: fuelEconomy && {
      ...fuelEconomy,
      lines: Object.fromEntries(lines('fuelEconomy').flatMap((line) => (line.offLabel ? [] : [[line.key, line]]))),
    },
    safety: find('safety'),
    partsContent: parts ? [parts] : [],
    notes: [...about.notes, ...unplaced.flatMap((block) => block.notes)],
    notKnown: notKnown.things,
    sources: sources.map((source) => source.words),
    verifyText: verify.text,
    qr,
    logo,
    preview,
    firstPage,
  };
}

/** Texts of a place besides its lines, such as the alt text of a drawing. */
const drawnWords = (language: StickerData['language']): Readonly<Record<string, string>> => ({
  ...wordsOf('fuelEconomy', language),
  ...wordsOf('price', language),
});

/** Converts a block without its own place to groups under its title. */
const groupsOf = ({ title, twin, sections }: BlockView): SectionView[] =>
  sections.map((section) => ({
    title: [title, twin, section.title].filter(Boolean).join(' · '),
    lines: section.lines.map((line) => ({ ...line, value: [line.code, line.value].filter(Boolean).join(' · ') })),
  }));

function priceOf(block: BlockView | null): StickerPaper['price'] {
  if (!block) return null;
  const lines = block.sections.flatMap((section) => section.lines);
  const of = (key: string) => lines.filter((line) => line.key === key);
  return {
    title: block.title,
    unit: block.unit ?? null,
    before: of('base'),
    after: of('charge'),
    total: of('total')[0] ?? null,
  };
}

/** Merges the options into one list, so its end can continue on the next page. */
const optionLines = (block: BlockView | null): OptionLine[] =>
  (block?.sections ?? []).flatMap(({ title, lines }) =>
    lines.filter(({ key }) => key === 'option').map((line) => ({ ...line, category: title })),
  );
