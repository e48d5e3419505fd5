import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme, Typeface } from '@vinlore/brand';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import sourceCodePro from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import zillaSlab from '@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2?url';

/** Files from the build that pages link to. */
export interface PageAssets {
  /** URL of the loader, the only script a page starts with. */
  readonly loader: string;
  readonly styles: readonly string[];
}

/** Path of the build manifest (vite.config.ts), next to the files. */
const FILE = 'page-assets.json';

/** Reads the build manifest. */
export function readPageAssets(clientDir: string): PageAssets {
  return JSON.parse(readFileSync(join(clientDir, FILE), 'utf8')) as PageAssets;
}

const faces: Record<Typeface, string> = { 'Source Sans 3': sourceSans, 'Zilla Slab': zillaSlab, Nunito: nunito };

/** URLs of the fonts used above the fold on every page of a brand, preloaded with the style sheet. */
export function fontsOf({ fonts }: Theme): string[] {
  return [...new Set([faces[fonts.text], faces[fonts.heading], sourceCodePro])];
}
