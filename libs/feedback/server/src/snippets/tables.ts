import type { Language } from '@vinlore/brand';
import type { Generated } from 'kysely';

/** Texts that a brand's support says often. Nothing personal is in them. */
export interface SnippetTables {
  support_snippet: {
    /** Given by its writer, so that a snippet sent twice is one. */
    id: string;
    brand: string;
    language: Language;
    name: string;
    text: string;
    /** What it does to the ticket in which it is sent. */
    resolves: Generated<boolean>;
    tags: Generated<string[]>;
  };
}
