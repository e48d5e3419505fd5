import { createTypesetter } from '@vinlore/documents';
import { readPdf, tagFaults } from '@vinlore/testing-node';
import { afterAll, describe, expect, test } from 'vitest';
import type { InvoiceToPrint } from './invoice-paper.ts';
import { madeUpCreditNote, madeUpInvoice } from './made-up-invoices.ts';
import { typesetInvoice } from './typeset-invoice.ts';

const typesetter = createTypesetter({ workers: 2 });
afterAll(() => typesetter.close());

const set = async (invoice: InvoiceToPrint) => {
  const document = await typesetInvoice(typesetter, invoice);
  const { runs, ...read } = await readPdf(document.pdf);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return { ...document, ...read, runs, texts: runs.map(({ text }) => plain(text)), text: plain(read.text) };
};

describe('an invoice on paper', () => {
  test.each([
    ['en', madeUpInvoice(), 'Invoice 2026-00042 – Example', 'en-US'],
    ['es', madeUpInvoice({ content: { language: 'es' } }), 'Factura 2026-00042 – Example', 'es-US'],
    ['a credit note', madeUpCreditNote('es'), 'Nota de crédito CN-2026-00007 – Example', 'es-US'],
  ])(
    'is one page, PDF/UA-1 with language, title, and tags, without warnings: %s',
    async (_what, invoice, title, language) => {
      const pdf = await set(invoice);
      expect(pdf).toMatchObject({ pages: 1, warnings: [], title, language });
      expect(await tagFaults(pdf.pdf)).toEqual([]);
      expect(pdf.tags.filter((tag) => tag === 'H1')).toHaveLength(1);
      expect(pdf.tags.filter((tag) => tag === 'H2')).toHaveLength(2);
      expect(pdf.tags.filter((tag) => tag === 'Table')).toHaveLength(2);
      expect(pdf.created).toBe(invoice.content.issuedOn);
      expect(Math.min(...pdf.runs.map(({ size }) => size))).toBeGreaterThanOrEqual(6.5);
    },
  );

  test('states the buyer, the seller, the plan, the coupon’s discount, and that nothing is due', async () => {
    const { texts } = await set(madeUpInvoice());
    expect(texts).toEqual(
      expect.arrayContaining([
        '2026-00042',
        'Ana’s Cars',
        'Fresno, CA 93650',
        'ana@cars.example',
        'vehicles.example',
        'For VIN 1HGCM82633A004352',
        'Nov 20, 2026 to Dec 20, 2026',
        '$14.99',
        'Code WELCOME10',
        '−$1.50',
        '$13.49',
        'Paid in full on Nov 20, 2026. No balance due.',
      ]),
    );
  });

  test.each([
    ['en', 'Unused part of “Thirty a month”'],
    ['es', 'Parte no usada de “Thirty a month”'],
  ] as const)('spec §4: states the discount for the plan that was switched from: %s', async (language, words) => {
    const unused = { plan: 'Thirty a month', amount: 150 };
    const { texts } = await set(madeUpInvoice({ content: { language, coupon: null, unused } }));
    expect(texts).toEqual(expect.arrayContaining([words, '−$1.50']));
  });

  test('states the corrected invoice and the refunded amount on a credit note', async () => {
    const { texts } = await set(madeUpCreditNote());
    expect(texts).toEqual(
      expect.arrayContaining(['Corrects invoice', '2026-00042', 'Refund: Stickers monthly', 'Refunded', '$9.00']),
    );
  });

  test('mentions no tax or coupon that the sale did not have', async () => {
    const { text } = await set(madeUpInvoice({ content: { coupon: null } }));
    expect(text).not.toMatch(/tax|VAT|Code/i);
  });

  test('ADR 18: says of an erased buyer only that the account was deleted', async () => {
    const { text } = await set(madeUpInvoice({ buyer: null }));
    expect(text).toContain('Deleted account');
    expect(text).not.toMatch(/Ana|cars\.example|1HGCM/);
  });

  test('docs/decisions.md §5: marks invoices of test payments as samples, and no others', async () => {
    const pretended = await set(madeUpInvoice({ sample: true }));
    expect(pretended.texts).toContain('SAMPLE-2026-00042');
    expect(pretended.text).toContain('no real charge');
    expect((await set(madeUpInvoice())).text).not.toContain('SAMPLE');
  });

  test('produces the same bytes for the same document', async () => {
    const [one, other] = await Promise.all([set(madeUpInvoice()), set(madeUpInvoice())]);
    expect(Buffer.compare(one.pdf, other.pdf)).toBe(0);
  });

  test.each([
    ['long names without a space', 'W'.repeat(200)],
    ['right-to-left text and emoji', 'שלום 🚗 مرحبا \u202e 日本'],
    ['control characters', 'a\u0000\u0007b'],
  ])('keeps any profile text within the page: %s', async (_what, told) => {
    const { content, buyer } = madeUpInvoice();
    const loud = { ...buyer!, name: told, company: told, address: [told, told] };
    const { warnings, runs } = await set(
      madeUpInvoice({ buyer: loud, content: { lines: [{ ...content.lines[0]!, name: told }] } }),
    );
    expect(warnings).toEqual([]);
    expect(runs.filter(({ x, y }) => x < 59 || x > 552 || y < 30 || y > 740)).toEqual([]);
  });
});
