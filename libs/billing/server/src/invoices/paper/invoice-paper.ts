import { taxWords } from '@vinlore/billing-domain';
import type { PaperBrand } from '@vinlore/brand';
import type { Json } from '@vinlore/documents';
import type { Translator } from '@vinlore/i18n';
import { invoiceNumber, type InvoicePlace } from '../invoice-number.ts';
import type { Buyer, InvoiceContent, InvoiceLine } from '../tables.ts';

/** The parts of a document that are printed. */
export type InvoiceToPrint = InvoicePlace & {
  readonly buyer: Buyer | null;
  readonly content: InvoiceContent;
  readonly total: number;
  readonly currency: string;
};

/** Input of the Typst template: every text in the document's language, fully spelled out. */
export interface InvoicePaper {
  readonly brand: PaperBrand;
  readonly language: string;
  /** Date of issue, so that the same document always produces the same bytes. */
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  /** A test payment of the sandbox; no money was charged. */
  readonly sample: boolean;
  readonly words: Readonly<Record<string, string>>;
  readonly title: string;
  readonly number: string;
  /** Facts next to the title, as label and value. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly seller: readonly string[];
  readonly buyer: readonly string[];
  readonly lines: readonly { readonly name: string; readonly details: readonly string[]; readonly amount: string }[];
  /** The discount line of a coupon or of the plan that was switched from. */
  readonly off: { readonly name: string; readonly amount: string } | null;
  readonly sum: { readonly label: string; readonly amount: string };
  readonly notes: readonly string[];
}

const PAPER_WORDS = ['from', 'to', 'item', 'amount', 'sample', 'sampleData', 'page', 'of'] as const;

/**
 * Renders a document's texts in its language.
 *
 * @param text a translator of that language with the module's messages
 */
export function invoicePaper(document: InvoiceToPrint, text: Translator): InvoicePaper & Record<string, Json> {
  const { content, buyer, kind, sample, currency } = document;
  const { seller, corrects, issuedOn, paidOn } = content;
  const t = (key: string, values?: Record<string, string>) => text.t(`invoice.paper.${key}`, values);
  const isCredit = kind === 'credit-note';
  const isReversal = !isCredit && corrects !== null;
  const [year, month, day] = issuedOn.split('-').map(Number) as [number, number, number];
  const lineOf = (line: InvoiceLine) => ({
    name: isCredit || isReversal ? t(isCredit ? 'refundOf' : 'refundBack', { name: line.name }) : line.name,
    details: [
      ...(line.description ? [line.description] : []),
      ...(buyer?.vin ? [t('vin', { vin: buyer.vin })] : []),
      ...(line.period ? [t('period', { from: text.date(line.period.from), to: text.date(line.period.to) })] : []),
    ],
    amount: text.money(line.amount, currency),
  });
  const off = takenOff(content, t);
  return {
    brand: { name: seller.name, ink: seller.ink, headings: seller.headings },
    language: content.language,
    date: { year, month, day },
    sample,
    words: Object.fromEntries(PAPER_WORDS.map((word) => [word, t(word)])),
    title: t(isCredit ? 'creditNote' : 'invoice'),
    number: invoiceNumber(document),
    facts: [
      [t('number'), invoiceNumber(document)],
      [t('issued'), text.date(issuedOn)],
      [t(isCredit ? 'refunded' : isReversal ? 'returned' : 'paid'), text.date(paidOn)],
      ...(corrects ? [[t(isReversal ? 'reverses' : 'corrects'), corrects] as const] : []),
    ],
    seller: [seller.name, seller.domain, seller.email],
    buyer: buyer ? buyerLines(buyer) : [t('nobody')],
    lines: content.lines.map(lineOf),
    off: off && { name: off.name, amount: `−${text.money(off.amount, currency)}` },
    sum: { label: t(isCredit ? 'refunded' : 'total'), amount: text.money(document.total, currency) },
    notes: [
      ...(content.tax ? [t('tax', taxWords(content.tax, document.currency, text))] : []),
      t(isCredit ? (content.otherWay ? 'backOtherWay' : 'backOn') : isReversal ? 'cameBack' : 'settled', {
        day: text.date(paidOn),
      }),
      ...(sample ? [t('sampleNote')] : []),
      t('help', { support: seller.email }),
    ],
  };
}

/** The discount from the lines; null if there is none. */
function takenOff({ coupon, unused }: InvoiceContent, t: (key: string, values: Record<string, string>) => string) {
  if (coupon) return { name: t('coupon', { code: coupon.code }), amount: coupon.amount };
  return unused ? { name: t('unused', { plan: unused.plan }), amount: unused.amount } : null;
}

const buyerLines = ({ company, name, email, address }: Buyer) =>
  [company, name, ...address, email].filter((line) => line !== '');
