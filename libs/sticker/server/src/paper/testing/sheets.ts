import { createTypesetter, type TypesetDocument } from '@vinlore/documents';
import type { StickerData } from '@vinlore/sticker-domain';
import { readPdf, type ReadPdf, type TextRun } from '@vinlore/testing-node';
import { type PaperExtras, typesetSticker } from '../typeset-sticker.ts';

/** A sticker that was set, and what is read back from its PDF. */
export type Sheet = TypesetDocument & ReadPdf;

/** Sets stickers and reads them back; `close` ends its threads. */
export function openPress() {
  const typesetter = createTypesetter({ workers: 2, queueLimit: 5000 });
  return {
    typesetter,
    set: async (sticker: StickerData, extras?: PaperExtras): Promise<Sheet> => {
      const document = await typesetSticker(typesetter, sticker, extras);
      return { ...document, ...(await readPdf(document.pdf)) };
    },
    close: () => typesetter.close(),
  };
}

/** Text without the invisible joiners of the paper. */
export const plain = (text: string) =>
  text.replace(/[\u00a0\u200b\u2060]/gu, (space) => (space === '\u00a0' ? ' ' : ''));

/** The margins of each sheet, in points from the left, right, bottom and top of its pages. */
const margins = {
  modern: { left: 24, right: 768, bottom: 20, top: 588 },
  'pre-1996': { left: 36, right: 576, bottom: 20, top: 756 },
  'build-sheet': { left: 36, right: 576, bottom: 20, top: 756 },
};

/**
 * What is wrong with a sheet as a typesetter sees it: boxes that need more than they have, type below 6.5 pt, text that
 * runs into other text or over a margin, headings with nothing under them, warnings.
 */
export function faultsOf(sheet: Sheet, layout: StickerData['layout']): string[] {
  const { left, right, bottom, top } = margins[layout];
  const runs = sheet.runs.filter(({ text }) => text.trim() !== '');
  return [
    ...sheet.warnings,
    ...sheet.boxes.flatMap(({ box, need, have }) =>
      need > have + 0.5 ? [`${box} needs ${need} and has ${have}`] : [],
    ),
    ...runs.flatMap(({ text, size }) => (size < 6.5 ? [`${text} is set in ${size} pt`] : [])),
    ...runs.flatMap((run) =>
      run.x < left - 0.5 || endOf(run) > right + 0.5 || run.y < bottom || run.y > top
        ? [`${run.text} stands outside the margins`]
        : [],
    ),
    ...overlaps(runs),
    ...emptyBlocks(sheet.tags),
  ];
}

/** Where the last letter of a run ends: the space at a line's end takes room, but nobody sees it. */
const endOf = ({ text, x, width, size }: TextRun) => x + width - (/ $/u.test(text) ? 0.2 * size : 0);

/** Runs whose letters, from the baseline to the height of an x, share a place. */
function overlaps(runs: readonly TextRun[]): string[] {
  const sorted = [...runs].sort((a, b) => a.page - b.page || a.y - b.y);
  return sorted.flatMap((run, i) => {
    const found: string[] = [];
    for (let j = i + 1; j < sorted.length; j++) {
      const other = sorted[j]!;
      if (other.page !== run.page || other.y > run.y + 0.5 * run.size) break;
      const across = Math.min(endOf(run), endOf(other)) - Math.max(run.x, other.x);
      if (across > 0.8) found.push(`${run.text} runs into ${other.text}`);
    }
    return found;
  });
}

const heads = new Set(['H1', 'H2', 'H3']);
const contents = new Set(['P', 'TD', 'LI', 'Figure', 'Span', 'Strong']);

/** Headings that another of their level, or of one above, follows without content. */
function emptyBlocks(tags: readonly string[]): string[] {
  const seen = tags.filter((tag) => heads.has(tag) || contents.has(tag));
  return seen.flatMap((tag, i) => {
    const next = seen[i + 1];
    const empty = heads.has(tag) && (next === undefined || (heads.has(next) && next <= tag));
    return empty && tag !== 'H1' ? [`${tag} number ${i} has nothing under it`] : [];
  });
}
