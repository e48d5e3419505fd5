import type { InvoiceToPrint } from './invoice-paper.ts';

const seller = {
  name: 'Example',
  ink: '#6b1e22',
  headings: 'sans',
  domain: 'vehicles.example',
  email: 'support@vehicles.example',
} as const;

const invoice: InvoiceToPrint = {
  kind: 'invoice',
  sample: false,
  year: 2026,
  serial: 42,
  buyer: {
    email: 'ana@cars.example',
    name: 'Ana Núñez',
    company: 'Ana’s Cars',
    address: ['1 Main Street, 4b', 'Fresno, CA 93650'],
    vin: '1HGCM82633A004352',
  },
  content: {
    language: 'en',
    seller,
    lines: [
      {
        name: 'Stickers monthly',
        description: 'Three stickers each month. Cancel in two clicks.',
        period: { from: '2026-11-20', to: '2026-12-20' },
        amount: 1499,
      },
    ],
    coupon: { code: 'WELCOME10', amount: 150 },
    gateway: 'stripe',
    issuedOn: '2026-11-20',
    paidOn: '2026-11-20',
    corrects: null,
  },
  total: 1349,
  currency: 'USD',
};

/** A sample invoice for tests. */
export const madeUpInvoice = ({
  content,
  ...changes
}: Partial<Omit<InvoiceToPrint, 'content'>> & {
  content?: Partial<InvoiceToPrint['content']>;
} = {}): InvoiceToPrint => ({ ...invoice, ...changes, content: { ...invoice.content, ...content } });

/** Its credit note. */
export const madeUpCreditNote = (language: 'en' | 'es' = 'en'): InvoiceToPrint =>
  madeUpInvoice({
    kind: 'credit-note',
    serial: 7,
    total: 900,
    content: {
      language,
      lines: [{ ...invoice.content.lines[0]!, description: '', amount: 900 }],
      coupon: null,
      issuedOn: '2026-11-28',
      paidOn: '2026-11-28',
      corrects: '2026-00042',
    },
  });
