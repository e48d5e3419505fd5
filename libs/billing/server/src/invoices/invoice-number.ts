import type { InvoiceKind } from './tables.ts';

/** A document's place in its series. */
export interface InvoicePlace {
  readonly kind: InvoiceKind;
  readonly year: number;
  readonly serial: number;
}

/**
 * The number that people read: `2026-00042`, of a credit note `CN-2026-00007`. Each brand has a series of both kinds for
 * each year.
 */
export function invoiceNumber({ kind, year, serial }: InvoicePlace): string {
  return `${kind === 'credit-note' ? 'CN-' : ''}${year}-${String(serial).padStart(5, '0')}`;
}
