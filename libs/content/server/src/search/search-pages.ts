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

/** Weight of a word by where it occurs. */
const WEIGHTS = { title: 12, description: 4, words: 1 } as const;
const EXCERPT = 160;

/** How often words start with a search word, capped, so that long pages gain no advantage. */
function hits(text: string, word: string): number {
  return Math.min(3, searchWords(text).filter((each) => each.startsWith(word)).length);
}

/** Returns the text around the first match; the description if only that or the title matches. */
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

/** Returns the pages that have every word, best first, without pages hidden from search engines. */
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
