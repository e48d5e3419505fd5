import type { InvoiceKind } from './tables.ts';

/** A document's place in its series. */
export interface InvoicePlace {
  readonly kind: InvoiceKind;
  /** The payment was made in test mode. */
  readonly sample: boolean;
  readonly year: number;
  readonly serial: number;
}

/**
 * The number that people see: `2026-00042`, `CN-2026-00007` for a credit note, `SAMPLE-2026-00003` for a sample. Each
 * brand has a separate series of each kind for each year.
 */
export function invoiceNumber({ kind, sample, year, serial }: InvoicePlace): string {
  const series = `${sample ? 'SAMPLE-' : ''}${kind === 'credit-note' ? 'CN-' : ''}`;
  return `${series}${year}-${String(serial).padStart(5, '0')}`;
}
