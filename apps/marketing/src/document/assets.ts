import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme, Typeface } from '@vinlore/brand';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import sourceCodePro from '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2?url';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import zillaSlab from '@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff2?url';

/** What the build made for pages to link. */
export interface PageAssets {
  /** Address of the loader, the only script that a page starts with. */
  readonly loader: string;
  readonly styles: readonly string[];
}

/** Where the build writes it (vite.config.ts), beside the files themselves. */
const FILE = 'page-assets.json';

/** Reads what the build made. */
export function readPageAssets(clientDir: string): PageAssets {
  return JSON.parse(readFileSync(join(clientDir, FILE), 'utf8')) as PageAssets;
}

const faces: Record<Typeface, string> = { 'Source Sans 3': sourceSans, 'Zilla Slab': zillaSlab, Nunito: nunito };

/** Addresses of the fonts that the first screen of every page of a brand is set in: fetched beside the style sheet. */
export function fontsOf({ fonts }: Theme): string[] {
  return [...new Set([faces[fonts.text], faces[fonts.heading], sourceCodePro])];
}
