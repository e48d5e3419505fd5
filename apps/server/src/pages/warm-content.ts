import type { Brand } from '@vinlore/brand';
import type { ContentSource } from '@vinlore/content-domain';

/**
 * Asks once for all that brands publish, one page after the other. A content host that stops then leaves good pages
 * behind, also those that nobody has visited. Never rejects, as a `ContentSource` never does.
 */
export async function warmContent(source: ContentSource, brands: readonly Brand[]): Promise<void> {
  for (const brand of brands) {
    for (const { language, path } of await source.pages(brand)) await source.content(brand, language, path);
  }
}
