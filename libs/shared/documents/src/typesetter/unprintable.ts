import { readFileSync } from 'node:fs';
import { workspaceRoot } from '../workspace-root.ts';
import { coverage } from './font-tables.mjs';
import { paperFonts } from './fonts.ts';

let points: Set<number> | undefined;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * What of a text the faces of our papers have no letters for, each once: scripts other than Latin, Greek, and Cyrillic, and
 * emoji. On paper it would be an empty square.
 */
export function unprintable(text: string): readonly string[] {
  points ??= coverage(readFileSync(paperFonts(workspaceRoot())[0]!));
  const known = points;
  const strange = Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment).filter((segment) =>
    Array.from(segment).some(
      (character) => !known.has(character.codePointAt(0)!) && !/[\p{Cc}\p{Cf}]/u.test(character),
    ),
  );
  return [...new Set(strange)];
}
