import type { InvoiceKind } from './tables.ts';

/** A document's place in its series. */
export interface InvoicePlace {
  readonly kind: InvoiceKind;
  /** The sandbox pretended the payment. */
  readonly sample: boolean;
  readonly year: number;
  readonly serial: number;
}

/**
 * The number that people read: `2026-00042`, of a credit note `CN-2026-00007`, of a sample `SAMPLE-2026-00003`. Each brand has
 * a series of each for each year.
 */
export function invoiceNumber({ kind, sample, year, serial }: InvoicePlace): string {
  const series = `${sample ? 'SAMPLE-' : ''}${kind === 'credit-note' ? 'CN-' : ''}`;
  return `${series}${year}-${String(serial).padStart(5, '0')}`;
}
