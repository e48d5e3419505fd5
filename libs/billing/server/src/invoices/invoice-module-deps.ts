import type { Database } from '@vinlore/database';
import type { Typesetter } from '@vinlore/documents';
import type { TextSigner } from '@vinlore/server-kit';

/** What the invoice module needs of others. */
export interface InvoiceModuleDeps {
  readonly database: Database;
  readonly typesetter: Pick<Typesetter, 'typeset'>;
  /** The signer that `createInvoices` has. */
  readonly links: TextSigner;
  readonly clock: () => Date;
}
