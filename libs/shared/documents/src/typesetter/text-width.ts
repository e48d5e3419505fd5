import { readFileSync } from 'node:fs';
import { workspaceRoot } from '../workspace-root.ts';
import { advances } from './font-tables.mjs';
import { paperFonts } from './fonts.ts';

/** Weights of the text face that can be measured without typesetting. */
export type TextWeight = 'regular' | 'semibold' | 'bold';

/** Their indexes in `paperFonts`. */
const places: Record<TextWeight, number> = { regular: 0, semibold: 3, bold: 4 };
const tables = new Map<TextWeight, Map<number, number>>();

function table(weight: TextWeight): Map<number, number> {
  const known = tables.get(weight);
  if (known) return known;
  const read = advances(readFileSync(paperFonts(workspaceRoot())[places[weight]]!));
  tables.set(weight, read);
  return read;
}

/**
 * Returns the width of a text in the text face, in em: the sum of its characters, which is exact or slightly too wide,
 * because of kerning. A character without a glyph counts as one em.
 */
export function textWidth(text: string, weight: TextWeight = 'regular'): number {
  const widths = table(weight);
  let sum = 0;
  for (const character of text) sum += widths.get(character.codePointAt(0)!) ?? 1;
  return sum;
}

/** A text in one weight. */
export type TextRun = readonly [text: string, weight: TextWeight];

/**
 * Calculates how many lines runs of text, separated by spaces, take at most in a column of a given width in em,
 * breaking at spaces. A word wider than the column is broken inside, as templates do.
 *
 * @returns a function of the width: the words are measured once
 */
export function lineCounter(...runs: readonly TextRun[]): (ems: number) => number {
  const words = runs.flatMap(([text, weight]) => text.split(' ').map((word) => textWidth(word, weight)));
  const space = textWidth(' ');
  return (ems) => {
    let lines = 1;
    let used = 0;
    for (const width of words) {
      if (used > 0 && used + space + width <= ems) {
        used += space + width;
        continue;
      }
      if (used > 0) lines += 1;
      const more = Math.max(0, Math.ceil(width / ems) - 1);
      lines += more;
      used = width - more * ems;
    }
    return lines;
  };
}
