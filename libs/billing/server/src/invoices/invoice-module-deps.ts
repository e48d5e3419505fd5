import type { Database } from '@vinlore/database';
import type { Typesetter } from '@vinlore/documents';
import type { TextSigner } from '@vinlore/server-kit';

/** Dependencies of the invoice module. */
export interface InvoiceModuleDeps {
  readonly database: Database;
  readonly typesetter: Pick<Typesetter, 'typeset'>;
  /** The same signer as in `createInvoices`. */
  readonly links: TextSigner;
  readonly clock: () => Date;
}
