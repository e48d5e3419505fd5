import { readFileSync } from 'node:fs';
import { workspaceRoot } from '../workspace-root.ts';
import { coverage } from './font-tables.mjs';
import { paperFonts } from './fonts.ts';
import { missing } from './printable.mjs';

let points: Set<number> | undefined;

/**
 * Returns a text's characters that our document faces lack, each once: scripts other than Latin, Greek, and Cyrillic,
 * and emoji. In a document they would be an empty square.
 */
export function unprintable(text: string): readonly string[] {
  points ??= coverage(readFileSync(paperFonts(workspaceRoot())[0]!));
  return missing(points, text);
}
