import type { Page } from './page.ts';

/** Block fields without text for readers. */
const NO_WORDS = new Set([
  ...[
    'kind',
    'id',
    'href',
    'url',
    'src',
    'icon',
    'layout',
    'view',
    'way',
    'picture',
    'image',
    'product',
    'purpose',
    'exampleVin',
    'sampleVin',
    'reportVin',
    'updated',
  ],
]);

/** Markdown syntax: headings, quotes, and lists at the start of a line; emphasis, tables, links. */
const MARKS = /^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+|[*_`|]+|\]\([^()]*\)|\[/gm;

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/<[^<>]*>/g, ' ').replace(MARKS, ' ')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (NO_WORDS.has(name) ? [] : wordsOf(each)));
}

/** Returns the text of a page's blocks as plain text in one line, without markup, for search. */
export function pageWords({ blocks }: Pick<Page, 'blocks'>): string {
  return blocks.flatMap(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
}
