import { type StickerData } from '../sticker-data.ts';
import { stickerView } from '../view/make-view.ts';
import type { BlockView, LineView, SectionView, StickerView } from '../sticker-view.ts';
import { wordsOf } from '../texts.ts';

/** A line of the options, with its category: those of one follow each other. '' for an option without a category. */
type OptionLine = LineView & { readonly category: string };

/**
 * What the sticker's Typst template reads: the blocks of the view, each where the template looks for it, and pictures.
 * A list that may go on on the next page is a key of its own.
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
  /** Words for the paper beside those of the view. */
  readonly words: Readonly<Record<string, string>>;
  /** The date in the document's properties: the data's, so that the same data gives the same bytes. */
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  readonly spec: readonly LineView[];
  readonly colors: readonly LineView[];
  readonly delivery: readonly LineView[];
  readonly offer: readonly LineView[];
  readonly anatomy: readonly LineView[];
  readonly build: readonly LineView[];
  /** The plate as it is stamped. */
  readonly plateLines: readonly LineView[];
  readonly plateRows: readonly LineView[];
  /** Groups in columns: the equipment, and blocks without a place of their own. */
  readonly equipment: readonly SectionView[];
  /** Where no equipment is known; '' else. */
  readonly nothingMore: string;
  /** Price and options without the options' lines: title, unit of the amounts, and what stands around them. */
  readonly price: {
    readonly title: string;
    /** Null where no amount is known. */
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
  /** The verify address as people type it, without its scheme. */
  readonly verifyText: string;
  /** The QR code of the verify address, an SVG. */
  readonly qr: string;
  /** The dealer's logo, an SVG. */
  readonly logo: string | null;
  /** Not signed, not kept: the stamp says so, and the QR code is left out. */
  readonly preview: boolean;
  /** A picture shows the first page only. */
  readonly firstPage: boolean;
};

/** Pictures of a paper, drawn by the caller, and whether it is a preview. */
export interface PaperInput {
  /** The QR code of the verify address as SVG. */
  readonly qr: string;
  readonly logo?: string | null;
  readonly preview?: boolean;
  readonly firstPage?: boolean;
}

const everywhere = ['spec', 'colors', 'delivery', 'offer', 'anatomy', 'equipment', 'price'];

/** Blocks that the template of a layout has a place for; each other one stands among the equipment. */
const PLACED: Readonly<Record<StickerData['layout'], readonly string[]>> = {
  modern: [...everywhere, 'fuelEconomy', 'safety', 'partsContent'],
  'pre-1996': [...everywhere, 'fuelEconomy'],
  'build-sheet': [...everywhere, 'plate', 'build'],
};

/** The signed sticker as its template reads it: `stickerView`, put where the paper looks for it. */
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

/** Words that a place on paper has beside its lines, such as the alternative text of a drawing. */
const drawnWords = (language: StickerData['language']): Readonly<Record<string, string>> => ({
  ...wordsOf('fuelEconomy', language),
  ...wordsOf('price', language),
});

/** A block without a place of its own, as groups under its title. */
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

/** The options in one list, so that its end can go on on the next page. */
const optionLines = (block: BlockView | null): OptionLine[] =>
  (block?.sections ?? []).flatMap(({ title, lines }) =>
    lines.filter(({ key }) => key === 'option').map((line) => ({ ...line, category: title })),
  );
