import type { PublishedPage } from '@vinlore/content-domain';
import { searchWords } from './words.ts';

/** A page that was found. */
export interface FoundPage {
  readonly page: PublishedPage;
  /** Plain text. */
  readonly excerpt: string;
  /** Higher is better. */
  readonly score: number;
}

/** What a word counts for where it stands. */
const WEIGHTS = { title: 12, description: 4, words: 1 } as const;
const EXCERPT = 160;

/** How often words begin with one of those that are searched, a few times at most: a long page is no better for it. */
function hits(text: string, word: string): number {
  return Math.min(3, searchWords(text).filter((each) => each.startsWith(word)).length);
}

/** The words around the first hit; the description where only that or the title has one. */
function excerptOf({ words, description }: PublishedPage, wanted: readonly string[]): string {
  const parts = words.split(' ');
  const at = parts.findIndex((part) => searchWords(part).some((each) => wanted.some((word) => each.startsWith(word))));
  if (at < 0) return description.slice(0, EXCERPT);
  const from = Math.max(0, at - 6);
  let text = from > 0 ? '…' : '';
  for (const part of parts.slice(from)) {
    if (text.length + part.length >= EXCERPT) return `${text.trim()} …`;
    text += `${part} `;
  }
  return text.trim();
}

/** Pages that have every word, the best first; never those that no search engine is to show. */
export function searchPages(pages: readonly PublishedPage[], wanted: readonly string[]): FoundPage[] {
  return pages
    .filter(({ metaRobots }) => !metaRobots?.includes('noindex'))
    .flatMap((page) => {
      const scores = wanted.map(
        (word) =>
          WEIGHTS.title * hits(page.title, word) +
          WEIGHTS.description * hits(page.description, word) +
          WEIGHTS.words * hits(page.words, word),
      );
      if (scores.some((score) => score === 0)) return [];
      return [{ page, excerpt: excerptOf(page, wanted), score: scores.reduce((sum, score) => sum + score, 0) }];
    })
    .sort((one, other) => other.score - one.score);
}
