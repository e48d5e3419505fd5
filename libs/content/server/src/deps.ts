import type { Brand, BrandOfHost } from '@vinlore/brand';
import type { ContentSource } from '@vinlore/content-domain';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { Logger, TextSigner } from '@vinlore/server-kit';
import type { SearchedNames } from './search/model-index.ts';

/** Another content host, asked on behalf of who cannot reach it (`CONTENT_HOST`). */
export interface Upstream {
  /**
   * Gives the answer to a query as it came.
   *
   * @returns null where the host does not answer
   */
  ask(endpoint: 'sites' | 'pages', query: Readonly<Record<string, string>>): Promise<object | null>;
}

/** What the content module needs of others. */
export interface ContentDeps {
  readonly database: Database;
  readonly brands: readonly Brand[];
  readonly brandOfHost: BrandOfHost;
  /** The folder of the brands' files. */
  readonly brandsDir: string;
  readonly mail: Mail;
  readonly signer: TextSigner;
  readonly originOf: (brand: Brand) => string;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly jobs: Pick<Jobs, 'define'>;
  /** What members of the staff are called, by account id; who is gone is missing. */
  readonly editorNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Keys of the brands at whose desks somebody works who works at this one; none for anybody else. */
  readonly brandsOfStaff: (source: Database, brand: string, accountId: string) => Promise<readonly string[]>;
  /** Whether the product itself answers at a path of the site, whatever is published there. */
  readonly answersItself: (path: string) => boolean;
  /** The vehicle catalogue, for search. */
  readonly vehicles: SearchedNames;
  /** Another content host; null where our own tables are it. */
  readonly remote: { readonly upstream: Upstream; readonly source: ContentSource } | null;
}
