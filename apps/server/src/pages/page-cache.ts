import { type Brand, brandRevision } from '@vinlore/brand';
import { LRUCache } from 'lru-cache';
import type { Variants } from '../http/compressed.ts';

/** A page ready to send. */
export interface ReadyPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Variants;
  /** Whether visits may be measured: never if its URL opens something personal. */
  readonly measured: boolean;
}

/** Memory limit for cached pages, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Pages by current brand, language, path, and content version: never by raw host, cookie, consent, or tracking
 * parameter, so that each page has one entry. Bounded; evicts the least recently used.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, ReadyPage>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => body.plain.byteLength + body.br.byteLength + body.gzip.byteLength,
  });
  readonly #making = new Map<string, Promise<ReadyPage>>();

  static key(brand: Brand, language: string, path: string, contentVersion: string): string {
    return `${brand.key} ${brandRevision(brand)} ${language} ${contentVersion} ${path}`;
  }

  get(key: string): ReadyPage | undefined {
    return this.#pages.get(key);
  }

  /** Renders a page once for all concurrent requests; `make` decides whether it may be cached. */
  async getOrMake(key: string, make: () => Promise<{ page: ReadyPage; keep: boolean }>): Promise<ReadyPage> {
    const known = this.#pages.get(key);
    if (known) return known;
    const running = this.#making.get(key);
    if (running) return running;
    const made = make().then(({ page, keep }) => {
      if (keep) this.#pages.set(key, page);
      return page;
    });
    this.#making.set(key, made);
    try {
      return await made;
    } finally {
      this.#making.delete(key);
    }
  }
}
