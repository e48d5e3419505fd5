import { lineCounter, textWidth } from '@vinlore/documents';
import type { StickerData, StickerPaper } from '@vinlore/sticker-domain';
import { roundUp, textHeight } from './points.ts';

/** One way to set the notes and the list of missing data, in points. `sheet.typ` draws it. */
type WordsWay = {
  /** `airy`: missing data as a list. `tight`: in one paragraph. */
  readonly form: 'airy' | 'tight';
  readonly size: number;
  readonly need: number;
  /** Height if the notes are on the next page. */
  readonly rest: number;
};

/** Column widths for texts, by layout. */
const widths: Readonly<Record<StickerData['layout'], readonly number[]>> = {
  modern: [228, 331, 504],
  'pre-1996': [218, 310],
  'build-sheet': [356, 310, 172],
};
const airySizes = [13, 12, 11, 9.8, 9.2, 8.6, 8] as const;
const tightSizes = [8, 7.4, 7] as const;

/** Height of a title with the line above and the space below, in the tallest heading typeface. */
const HEADING = 19.6;
/** Width of a symbol and its spacing. */
const LIST_INDENT = 9.8;

/**
 * Returns the heights of the texts by column width, in the largest size first. Heights are upper bounds.
 *
 * @returns by width in points
 */
export function wordsLayouts({ notes, notKnown, words }: StickerPaper, layout: StickerData['layout']) {
  const sentences = notes.map((note) => lineCounter([note, 'regular']));
  const things = notKnown.map((thing) => lineCounter([thing, 'regular']));
  const title = String(words['notKnownTitle'] ?? '');
  const line = [textWidth(`${title}:`, 'bold'), ...notKnown.map((thing) => textWidth(thing))];
  const ofWidth = (width: number): WordsWay[] => {
    const notesIn = (size: number) =>
      notes.length === 0
        ? 0
        : HEADING +
          heightOf(
            sentences.map((lines) => lines(width / size)),
            size,
            0.46,
          ) +
          0.75 * size * (notes.length - 1);
    const listIn = (size: number) =>
      notKnown.length === 0
        ? 0
        : HEADING +
          heightOf(
            things.map((lines) => lines((width - LIST_INDENT) / size)),
            size,
            0.4,
          ) +
          0.66 * size * (notKnown.length - 1);
    const paragraphIn = (size: number) =>
      heightOf(notKnown.length === 0 ? [] : [boxLines(line, size, width)], size, 0.46);
    const way = (form: WordsWay['form'], size: number): WordsWay => {
      const [rest, gap] = form === 'airy' ? [listIn(size), 1.1] : [paragraphIn(size), 0.75];
      const above = notes.length === 0 ? 0 : notesIn(size) + gap * size;
      return { form, size, need: roundUp(above + rest), rest: roundUp(rest) };
    };
    return [...airySizes.map((size) => way('airy', size)), ...tightSizes.map((size) => way('tight', size))];
  };
  return Object.fromEntries(widths[layout].map((width) => [String(width), ofWidth(width)]));
}

const heightOf = (lines: readonly number[], size: number, leading: number) =>
  lines.reduce((height, count) => height + textHeight(size, count, leading), 0);

/** Wraps unbreakable boxes, each with a symbol before it and 6 pt after it. */
function boxLines(ems: readonly number[], size: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const em of ems) {
    const own = Math.min(em * size + LIST_INDENT, width);
    if (used > 0 && used + own > width) {
      lines += 1;
      used = 0;
    }
    used += own + 6;
  }
  return lines;
}
