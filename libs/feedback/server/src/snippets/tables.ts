import type { Language } from '@vinlore/brand';
import type { Generated } from 'kysely';

/** Snippets of a brand's support. They contain no personal data. */
export interface SnippetTables {
  support_snippet: {
    /** Chosen by the author; also the idempotency key. */
    id: string;
    brand: string;
    language: Language;
    name: string;
    text: string;
    /** Its actions on the ticket. */
    resolves: Generated<boolean>;
    tags: Generated<string[]>;
  };
}
