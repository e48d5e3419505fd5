import type { Translator } from '@vinlore/i18n';
import type { Finding, Missing } from './finding.ts';
import type { catalogueMessages } from './messages/index.ts';
import type { CatalogueQuery } from './sticker-catalogue.ts';

export type CatalogueText = Translator<(typeof catalogueMessages)['en']>;

/** One of the named sources of the catalogue (docs/decisions.md §3). */
export interface CatalogueSource {
  /** By which it is asked alone, and named where it has nothing; null for one that is only asked with the others. */
  readonly name: 'imported' | 'epa' | 'vpic' | null;
  /** What can be expected of it, and is named where it is missing. */
  readonly has: readonly Missing[];
  /** Of its specifications those that a sticker prints beside what the VIN says; null for all. */
  readonly printed: readonly string[] | null;
  find(query: CatalogueQuery, text: CatalogueText): Promise<Finding>;
}
