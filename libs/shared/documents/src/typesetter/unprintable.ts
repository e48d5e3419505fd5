import { readFileSync } from 'node:fs';
import { workspaceRoot } from '../workspace-root.ts';
import { coverage } from './font-tables.mjs';
import { paperFonts } from './fonts.ts';
import { missing } from './printable.mjs';

let points: Set<number> | undefined;

/**
 * What of a text the faces of our papers have no letters for, each once: scripts other than Latin, Greek, and Cyrillic, and
 * emoji. On paper it would be an empty square.
 */
export function unprintable(text: string): readonly string[] {
  points ??= coverage(readFileSync(paperFonts(workspaceRoot())[0]!));
  return missing(points, text);
}
