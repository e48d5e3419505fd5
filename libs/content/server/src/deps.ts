import type { Brand, BrandOfHost } from '@vinlore/brand';
import type { ContentSource } from '@vinlore/content-domain';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { Objects } from '@vinlore/objects';
import type { Logger, TextSigner } from '@vinlore/server-kit';
import type { SearchedNames } from './search/model-index.ts';

/** Another content host, queried for clients that can't reach it (`CONTENT_HOST`). */
export interface Upstream {
  /**
   * Returns the response to a query unchanged.
   *
   * @returns null if the host doesn't respond
   */
  ask(endpoint: 'sites' | 'pages', query: Readonly<Record<string, string>>): Promise<object | null>;
}

/** Dependencies of the content module. */
export interface ContentDeps {
  readonly database: Database;
  readonly brands: readonly Brand[];
  readonly brandOfHost: BrandOfHost;
  /** The folder of the brands' files. */
  readonly brandsDir: string;
  readonly mail: Mail;
  /** Stores the bytes of uploaded images. */
  readonly objects: Objects;
  readonly signer: TextSigner;
  readonly originOf: (brand: Brand) => string;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly jobs: Pick<Jobs, 'define'>;
  /** Returns the names of staff by account id; deleted accounts are missing. */
  readonly editorNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Returns the keys of the brands where a member of this brand's staff works; empty for anyone else. */
  readonly brandsOfStaff: (source: Database, brand: string, accountId: string) => Promise<readonly string[]>;
  /** Whether the product itself serves a path of the site, whatever is published there. */
  readonly answersItself: (path: string) => boolean;
  /** The vehicle catalog, for search. */
  readonly vehicles: SearchedNames;
  /** Another content host; null if our own tables are the source. */
  readonly remote: { readonly upstream: Upstream; readonly source: ContentSource } | null;
}
