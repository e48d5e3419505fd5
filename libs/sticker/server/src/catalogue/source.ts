import type { Translator } from '@vinlore/i18n';
import type { Finding, Missing } from './finding.ts';
import type { catalogueMessages } from './messages/index.ts';
import type { CatalogueQuery } from './sticker-catalogue.ts';

export type CatalogueText = Translator<(typeof catalogueMessages)['en']>;

/** A named source of the catalog (docs/decisions.md §3). */
export interface CatalogueSource {
  /** Name used in its own call and in messages; null if it's only queried with the others. */
  readonly name: 'imported' | 'epa' | 'vpic' | null;
  /** Kinds of data it's expected to have; missing ones are named. */
  readonly has: readonly Missing[];
  /** Specifications printed on a sticker next to the decoded ones; null for all. */
  readonly printed: readonly string[] | null;
  find(query: CatalogueQuery, text: CatalogueText): Promise<Finding>;
}
