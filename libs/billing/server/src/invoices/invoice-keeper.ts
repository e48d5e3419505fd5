import { type Database, tables } from '@vinlore/database';
import { type DataKeeper, movedRows } from '@vinlore/server-kit';
import { invoiceNumber } from './invoice-number.ts';
import type { InvoiceTables } from './tables.ts';

/**
 * Exports and erases invoices and credit notes for data requests. After erasure a document keeps its number, date, and
 * amounts, which our books need, but no personal data (ADR 18).
 */
export function invoiceKeeper(database: Database): DataKeeper {
  return {
    name: 'invoices',
    merge: movedRows('invoices', 'invoice'),
    exportOf: async ({ id, brand }) => {
      const documents = await tables<InvoiceTables>(database)
        .selectFrom('invoice')
        .selectAll()
        .where('account_id', '=', id)
        .where('brand', '=', brand.key)
        .orderBy('issued_at')
        .orderBy('kind', 'desc')
        .orderBy('serial')
        .execute();
      return documents.map(({ kind, sample, year, serial, issued_at, buyer, content, total, currency }) => ({
        number: invoiceNumber({ kind, sample, year, serial }),
        kind,
        issued_at,
        buyer,
        content,
        total,
        currency,
      }));
    },
    erase: async (tx, { id, brand }) => {
      await tables<InvoiceTables>(tx)
        .updateTable('invoice')
        .set({ buyer: null, account_id: null })
        .where('account_id', '=', id)
        .where('brand', '=', brand.key)
        .execute();
    },
  };
}
