import { lineCounter, textWidth, type TextWeight } from '@vinlore/documents';
import type { LineView, SectionView, StickerData, StickerPaper } from '@vinlore/sticker-domain';
import { type GroupHeights, lowestColumns, type Piece } from './columns.ts';
import { roundUp, textHeight } from './points.ts';

/** Width of the provenance symbol with its spacing, in points, and a word of about the same width. */
const MARK = 8;
const MARKED = 'Wi';

/** Columns with one type size. Lengths are in points; `flow.typ` draws them. */
type Setting = {
  /** `bullets`: each line is running text, as labels list equipment. `rows`: label and value, stacked. */
  readonly form: 'bullets' | 'rows';
  readonly size: number;
  /** Space above and below each row. */
  readonly pad: number;
  readonly count: number;
  readonly width: number;
  readonly gutter: number;
};

/** A style and the equipment arranged in it. */
type MeasuredSetting = Setting & {
  /** Share of a column taken by labels, the same in every group so that values align. */
  readonly share: number;
  /** Space below a group. */
  readonly after: number;
  readonly groups: readonly GroupHeights[];
};

/** One way to set the equipment: style, groups, and total height. */
type Arrangement = {
  readonly setting: number;
  /** Index of the first group and number of groups. */
  readonly from: number;
  readonly keep: number;
  readonly need: number;
  readonly columns: readonly (readonly Piece[])[];
};

/** Ways to set the equipment, best first; a template uses the first that fits. */
export type EquipmentLayout = {
  readonly settings: readonly MeasuredSetting[];
  readonly ways: readonly Arrangement[];
};

const columnsOf = (width: number, count: number, gutter: number) => ({
  count,
  gutter,
  width: (width - gutter * (count - 1)) / count,
});
const rows = (columns: ReturnType<typeof columnsOf>, sizes: readonly (readonly [size: number, pad: number])[]) =>
  sizes.map(([size, pad]): Setting => ({ form: 'rows', size, pad, ...columns }));
const bullets = (columns: ReturnType<typeof columnsOf>, ...sizes: readonly number[]) =>
  sizes.map((size): Setting => ({ form: 'bullets', size, pad: 1.25, ...columns }));

/** Styles from generous to compact. */
const large = [
  [11, 4.4],
  [10.4, 4],
  [9.8, 3.6],
  [9.2, 3.2],
  [8.6, 2.8],
  [8, 2.3],
] as const;
const small = [
  [8, 2.3],
  [7.5, 1.6],
  [7, 1.3],
] as const;

/** The main column of a modern label, and a third of it next to parts content. */
const MAIN = 504;
const THIRD = columnsOf(MAIN, 3, 14);
const PAIR = { ...THIRD, count: 2 };
const FOUR = columnsOf(MAIN, 4, 12);
const asBullets = [
  ...bullets(columnsOf(MAIN, 2, 20), 9.8, 9.2),
  ...bullets(THIRD, 9.2, 8.6, 8),
  ...bullets(FOUR, 8, 7.4, 7, 6.6),
  ...bullets(columnsOf(MAIN, 5, 10), 7, 6.6),
];

/** Places for equipment on the first page of each layout; `next` is for the following pages. */
const places: Readonly<Record<StickerData['layout'], Readonly<Record<string, readonly Setting[]>>>> = {
  modern: {
    label: asBullets,
    besideParts: bullets(PAIR, 8, 7.4, 7, 6.6),
    free: [...rows(columnsOf(MAIN, 2, 20), large), ...asBullets],
    next: rows(columnsOf(744, 3, 18), large),
  },
  'pre-1996': {
    free: [...rows(columnsOf(310, 1, 0), large), ...rows(columnsOf(310, 2, 16), small)],
    next: rows(columnsOf(540, 2, 18), large),
  },
  'build-sheet': {
    free: rows(columnsOf(356, 2, 16), [...large.slice(3), ...small.slice(1)]),
    next: rows(columnsOf(540, 2, 18), large),
  },
};

/**
 * Computes how the equipment can be set before Typst runs, because measuring there costs more than the rest of the
 * page. Heights are upper bounds.
 *
 * @returns by place: ways for all groups, then for fewer and fewer; for `next`, ways for the groups from each index on
 */
export function equipmentLayouts(paper: StickerPaper, layout: StickerData['layout']): Record<string, EquipmentLayout> {
  const { equipment, words } = paper;
  const measured = equipment.map((group) => measure(group, words['continued'] ?? ''));
  const wanted = Object.entries(places[layout]).filter(([place]) => isWanted(place, paper, layout));
  return Object.fromEntries(
    wanted.map(([place, settings]) => {
      const set = settings.map((setting) => heightsIn(setting, measured));
      return [place, { settings: set, ways: place === 'next' ? nextPageWays(set) : firstPageWays(set) }];
    }),
  );
}

/** Whether a place exists on the sheet. Next to a label's fuel economy there is only room for bullets. */
function isWanted(place: string, { fuelEconomy, partsContent }: StickerPaper, layout: StickerData['layout']): boolean {
  if (place === 'next' || layout !== 'modern') return true;
  if (place === 'free') return fuelEconomy === null;
  return fuelEconomy !== null && (place === 'label' || partsContent.length > 0);
}

/** Wraps words to lines of any width. */
interface MeasuredGroup {
  readonly title: (ems: number) => number;
  readonly again: (ems: number) => number;
  /** Widest words of labels and values, in em. */
  readonly widest: { readonly label: number; readonly value: number };
  readonly lines: readonly Record<'label' | 'value' | 'bullet', (ems: number) => number>[];
}

function measure({ title, lines }: SectionView, continued: string): MeasuredGroup {
  return {
    title: lineCounter([title, 'bold'], [MARKED, 'bold']),
    again: lineCounter([`${title}, ${continued}`, 'bold'], [MARKED, 'bold']),
    widest: {
      label: widestWord(
        lines.map(({ label }) => label),
        'regular',
      ),
      value: widestWord(lines.map(valueOf), 'semibold'),
    },
    lines: lines.map((line) => {
      const value = valueOf(line);
      const label = kept(line.label);
      return {
        label: lineCounter([label, 'regular']),
        value: lineCounter([value, 'semibold']),
        bullet: line.fitted
          ? lineCounter([label, 'regular'])
          : lineCounter([`${label}:`, 'regular'], [value, 'semibold']),
      };
    }),
  };
}

/** A value with its source number, attached to its last word. */
const valueOf = ({ value, from, source }: LineView) =>
  [kept(value), ...(from === 'source' && source !== null ? [source] : [])].join('\u00a0');

/** Returns the widest word a template doesn't break, up to 24 characters. */
const widestWord = (texts: readonly string[], weight: TextWeight) =>
  Math.max(
    0,
    ...texts.flatMap((text) => text.split(' ')).map((word) => (word.length < 25 ? textWidth(word, weight) : 0)),
  );

/** Keeps numbers and units together, like `soft-break` in the templates. */
const kept = (text: string) => text.replaceAll(/(\d) (cc|ft|in|kg|L|lb|mph)\b/gu, '$1\u00a0$2');

/** Possible shares of a column for labels. */
const SHARES = [0.36, 0.4, 0.44, 0.48, 0.52, 0.56, 0.6];

function heightsIn(setting: Setting, groups: readonly MeasuredGroup[]): MeasuredSetting {
  const { form, size, pad, width } = setting;
  if (form === 'bullets') {
    const ems = (width - MARK) / size;
    const head = (lines: MeasuredGroup['title']) => textHeight(size, lines(width / (size + 0.4)), 0.3) + 0.4 + 3.4;
    const heights = groups.map(({ title, again, lines }) => ({
      title: head(title),
      again: head(again),
      rows: lines.map(({ bullet }) => textHeight(size, bullet(ems), 0.3) + 2 * pad),
    }));
    return { ...setting, share: 0, after: 5, groups: heights.map(rounded) };
  }
  const head = (lines: MeasuredGroup['title']) => textHeight(size, lines(width / (size + 0.6)), 0.34) + 0.6 + pad + 1.4;
  const rowsAt = (share: number) =>
    groups.map(({ title, again, lines }) => ({
      title: head(title),
      again: head(again),
      rows: lines.map(
        ({ label, value }) =>
          textHeight(
            size,
            Math.max(label((width * share - 4) / size), value((width * (1 - share) - MARK) / size)),
            0.34,
          ) +
          2 * pad,
      ),
    }));
  const [label, value] = (['label', 'value'] as const).map((part) =>
    Math.max(...groups.map(({ widest }) => widest[part])),
  );
  const least = (label! * size + 4) / width;
  const most = 1 - (value! * size + MARK) / width;
  const shares = SHARES.filter((share) => share >= least && share <= most);
  const tall = (share: number) => total(rowsAt(share));
  const share = (shares.length > 0 ? shares : [Math.min(least, 0.66)]).reduce((best, each) =>
    tall(each) < tall(best) - 0.01 ? each : best,
  );
  return { ...setting, share, after: pad + size * 0.7, groups: rowsAt(share).map(rounded) };
}

const total = (groups: readonly GroupHeights[]) =>
  groups.reduce((all, { title, rows }) => all + title + rows.reduce((height, row) => height + row, 0), 0);
const rounded = ({ title, again, rows }: GroupHeights): GroupHeights => ({
  title: roundUp(title),
  again: roundUp(again),
  rows: rows.map(roundUp),
});

function way(settings: readonly MeasuredSetting[], setting: number, from: number, to: number, breaking: boolean) {
  const chosen = settings[setting]!;
  const groups = chosen.groups.slice(from, to);
  const { columns, height } = lowestColumns(groups, { count: chosen.count, after: chosen.after, breaking });
  return { setting, from, keep: to - from, need: roundUp(height), columns };
}

/**
 * Prefers larger type; within a size, prefers unbroken groups unless that costs more than two sizes. Ends with the
 * smallest type and fewer and fewer groups, down to none.
 */
function firstPageWays(settings: readonly MeasuredSetting[]): Arrangement[] {
  const all = settings[0]?.groups.length ?? 0;
  const whole = settings.map((_, at) => way(settings, at, 0, all, false));
  const parted = settings.map((_, at) => way(settings, at, 0, all, true));
  const ordered = settings.flatMap((_, at) => (at < 2 ? [whole[at]!] : [whole[at]!, parted[at - 2]!]));
  const last = settings.length - 1;
  const fewer = Array.from({ length: all }, (_, at) => way(settings, last, 0, all - 1 - at, true));
  return lowering([...ordered, ...parted.slice(-2), ...fewer]);
}

/** Drops ways that need as much space as a better one. */
function lowering(ways: readonly Arrangement[]): Arrangement[] {
  let least = Infinity;
  return ways.filter(({ need }) => {
    if (need >= least) return false;
    least = need;
    return true;
  });
}

/** Returns the groups from each index on, in columns of equal length. */
const nextPageWays = (settings: readonly MeasuredSetting[]): Arrangement[] =>
  (settings[0]?.groups ?? []).flatMap((_, from, { length }) =>
    lowering(settings.map((_setting, at) => way(settings, at, from, length, true))),
  );
