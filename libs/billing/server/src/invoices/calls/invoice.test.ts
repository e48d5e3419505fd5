import { createTypesetter, TypesetError, type TypesetJob } from '@vinlore/documents';
import { afterAll, describe, expect, it } from 'vitest';
import { createInvoiceBench, DOS } from '../testing/invoice-bench.ts';

const typesetter = createTypesetter({ workers: 1 });
let busy = false;
const { database, invoices, sale, issue, open, get, turnTo } = await createInvoiceBench({
  typeset: (job: TypesetJob) =>
    busy ? Promise.reject(new TypesetError('queue-full', 'Too many wait.')) : typesetter.typeset(job),
});
afterAll(async () => {
  await typesetter.close();
  await database.drop();
});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('an invoice as PDF', () => {
  it('opens with the signed key of its link, inline or as a download, with the same bytes in any language', async () => {
    const bought = sale();
    const { number } = await issue(bought);
    const url = invoices.invoiceUrl(bought.cause);
    const shown = await get(url);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('application/pdf');
    expect(shown.headers.get('content-disposition')).toBe(`inline; filename="One-${number}.pdf"`);
    const saved = await get(`${url}&download=1`, 'one', { cookie: 'language=es' });
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
    const pdf = await bytesOf(shown);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.equals(await bytesOf(saved))).toBe(true);
  });

  it('accepts the key of an email for ten years, and returns a link that expires after a day', async () => {
    const bought = sale();
    const { number } = await issue(bought);
    const page = new URL(invoices.invoicePage(bought.cause), 'https://one.example');
    expect([page.pathname, page.search]).toEqual(['/invoice', '']);
    const key = page.hash.replace('#key=', '');
    turnTo('2036-11-10T10:00:00Z');
    const opened = await open(key);
    expect(opened).toMatchObject({ status: 200, data: { number } });
    expect(opened.data.url).not.toContain(key);
    expect((await get(opened.data.url)).status).toBe(200);
    // Older emails link to the PDF directly.
    expect((await get(`/api-cwa/invoice?key=${key}`)).status).toBe(200);
    turnTo('2036-11-11T11:00:00Z');
    expect((await get(opened.data.url)).status).toBe(404);
    turnTo('2036-12-20T10:00:00Z');
    expect((await open(key)).status).toBe(404);
    turnTo('2026-11-20T10:00:00Z');
    expect((await open(key, 'dos')).status).toBe(404);
    expect((await open('not-a-key-of-ours')).status).toBe(404);
  });

  it('returns 404 for a link without a document yet, of another brand, changed, or signed for another purpose', async () => {
    const [bought, elsewhere] = [sale(), sale({ brand: DOS })];
    const early = invoices.invoiceUrl(bought.cause);
    const refused = await get(early);
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('help@one.example') as string });
    await issue(bought);
    await issue(elsewhere);
    expect((await get(early)).status).toBe(200);
    expect((await get(invoices.invoiceUrl(elsewhere.cause))).status).toBe(404);
    expect((await get(early, 'dos')).status).toBe(404);
    for (const changed of [`${early}x`, early.replace('key=', 'key=b3'), '/api-cwa/invoice?key=not-a-key'])
      expect((await get(changed)).status, changed).toBe(404);
    const renewal = invoices.invoiceUrl({ kind: 'renewal', id: bought.cause.id });
    expect((await get(renewal)).status).toBe(404);
  });

  it('docs/decisions.md §2: says when to try again while too many PDFs are being made', async () => {
    const bought = sale();
    await issue(bought);
    busy = true;
    const refused = await get(invoices.invoiceUrl(bought.cause));
    busy = false;
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
  });
});
