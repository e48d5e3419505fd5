import type { ReadPdf, TextRun } from './read-pdf.ts';

/** What a typeset document reports about itself, and what is read back from its PDF. */
export interface SetPaper extends Pick<ReadPdf, 'runs' | 'tags'> {
  readonly warnings: readonly string[];
  readonly boxes: readonly { readonly box: string; readonly need: number; readonly have: number }[];
}

/** The area allowed for text, in points from the lower left corner of the page. */
export interface PaperMargins {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Minimum font size in points (report-and-sticker.md). */
const SMALLEST = 6.5;

/**
 * Returns the typographic faults of a document: boxes that need more space than they have, type below 6.5 pt, text that
 * overlaps other text or exceeds a margin, headings without content, and warnings.
 */
export function paperFaults(paper: SetPaper, { left, right, bottom, top }: PaperMargins): string[] {
  const runs = paper.runs.filter(({ text }) => text.trim() !== '');
  return [
    ...paper.warnings,
    ...paper.boxes.flatMap(({ box, need, have }) =>
      need > have + 0.5 ? [`${box} needs ${need} and has ${have}`] : [],
    ),
    ...runs.flatMap(({ text, size }) => (size < SMALLEST ? [`${text} is set in ${size} pt`] : [])),
    ...runs.flatMap((run) =>
      run.x < left - 0.5 || endOf(run) > right + 0.5 || run.y < bottom || run.y > top
        ? [`${run.text} stands outside the margins`]
        : [],
    ),
    ...overlaps(runs),
    ...emptyBlocks(paper.tags),
  ];
}

/** Returns the right edge of a run's last visible letter: a space at the end of a line has width but is invisible. */
const endOf = ({ text, x, width, size }: TextRun) => x + width - (/ $/u.test(text) ? 0.2 * size : 0);

/** Finds runs that overlap, between the baseline and the x-height. */
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

/** Finds headings followed directly by another one of the same or a higher level. */
function emptyBlocks(tags: readonly string[]): string[] {
  const seen = tags.filter((tag) => heads.has(tag) || contents.has(tag));
  return seen.flatMap((tag, i) => {
    const next = seen[i + 1];
    const empty = heads.has(tag) && (next === undefined || (heads.has(next) && next <= tag));
    return empty && tag !== 'H1' ? [`${tag} number ${i} has nothing under it`] : [];
  });
}

/** Removes the document's invisible joiners, and replaces no-break spaces with spaces. */
export const plain = (text: string) =>
  text.replace(/[\u00a0\u200b\u2060]/gu, (space) => (space === '\u00a0' ? ' ' : ''));
