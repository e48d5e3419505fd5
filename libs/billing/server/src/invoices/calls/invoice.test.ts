import { createTypesetter, TypesetError, type TypesetJob } from '@vinlore/documents';
import { afterAll, describe, expect, it } from 'vitest';
import { createInvoiceBench, DOS } from '../testing/invoice-bench.ts';

const typesetter = createTypesetter({ workers: 1 });
let busy = false;
const { database, invoices, sale, issue, get, turnTo } = await createInvoiceBench({
  typeset: (job: TypesetJob) =>
    busy ? Promise.reject(new TypesetError('queue-full', 'Too many wait.')) : typesetter.typeset(job),
});
afterAll(async () => {
  await typesetter.close();
  await database.drop();
});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('issue 6: an invoice as PDF', () => {
  it('opens with the signed key of its link, shown or saved, the same bytes in whatever language one asks', async () => {
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

  it('its link works for ten years, and then no more', async () => {
    const bought = sale();
    await issue(bought);
    const url = invoices.invoiceUrl(bought.cause);
    turnTo('2036-11-19T10:00:00Z');
    expect((await get(url)).status).toBe(200);
    turnTo('2036-12-20T10:00:00Z');
    expect((await get(url)).status).toBe(404);
    turnTo('2026-11-20T10:00:00Z');
  });

  it('a link without a document yet, of another brand, changed, or signed for something else opens nothing', async () => {
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

  it('decisions §2: says when to try again while too many are being made', async () => {
    const bought = sale();
    await issue(bought);
    busy = true;
    const refused = await get(invoices.invoiceUrl(bought.cause));
    busy = false;
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
  });
});
