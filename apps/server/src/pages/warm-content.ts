import type { Brand } from '@vinlore/brand';
import type { ContentSource } from '@vinlore/content-domain';

/**
 * Requests every page that brands publish once, sequentially. If a content host goes down later, pages that no one has
 * visited are available, too. Never rejects, because a `ContentSource` never does.
 */
export async function warmContent(source: ContentSource, brands: readonly Brand[]): Promise<void> {
  for (const brand of brands) {
    for (const { language, path } of await source.pages(brand)) await source.content(brand, language, path);
  }
}
