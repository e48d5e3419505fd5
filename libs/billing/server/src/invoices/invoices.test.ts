import { type AuditTables } from '@vinlore/audit';
import { tables } from '@vinlore/database';
import type { DataOwner } from '@vinlore/server-kit';
import { placesOf } from '@vinlore/testing-node';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { invoiceKeeper } from './invoice-keeper.ts';
import { documentOf } from './issue-document.ts';
import type { InvoiceTables } from './tables.ts';
import { ANA, createInvoiceBench, DOS, ONE, SAM } from './testing/invoice-bench.ts';

const typesetter = { typeset: () => Promise.reject(new Error('Nothing is printed here.')) };
const bench = await createInvoiceBench(typesetter);
const { database, invoices, sale, issue } = bench;
afterAll(() => database.drop());

const refund = (of: ReturnType<typeof sale>, amount: number, id: string = crypto.randomUUID(), tax = 0) =>
  database.transaction((tx) =>
    invoices.creditNoteFor(tx, {
      brand: of.brand,
      id,
      of: of.cause,
      amount,
      tax,
      refundedAt: new Date('2026-11-28T09:00:00Z'),
    }),
  );
const kept = async (of: ReturnType<typeof sale>) => (await documentOf(database, of.brand.key, of.cause))!;
const countOf = async (accountId: string) =>
  (
    await tables<InvoiceTables>(database)
      .selectFrom('invoice')
      .select('id')
      .where('account_id', '=', accountId)
      .execute()
  ).length;

describe('invoices', () => {
  it('record what was bought, the buyer, and the seller as they were at the time', async () => {
    bench.turnTo('2026-11-20T10:00:00Z');
    const bought = sale();
    const { number } = await issue(bought);
    expect(number).toMatch(/^2026-\d{5}$/);
    expect(await kept(bought)).toMatchObject({
      kind: 'invoice',
      total: 1349,
      currency: 'USD',
      buyer: {
        email: 'ana@cars.example',
        name: 'Ana Núñez',
        company: 'Ana’s Cars',
        address: ['1 Main Street', 'Fresno, CA 93650'],
        vin: '1HGCM82633A004352',
      },
      content: {
        language: 'en',
        seller: { name: 'One', domain: 'one.localhost', email: 'help@one.example', headings: 'sans' },
        lines: [
          {
            name: 'Stickers monthly',
            description: 'Three stickers each month.',
            period: { from: '2026-11-20', to: '2026-12-20' },
            amount: 1499,
          },
        ],
        coupon: { code: 'WELCOME10', amount: 150 },
        issuedOn: '2026-11-20',
        paidOn: '2026-11-20',
      },
    });
  });

  it('are in the buyer’s language and leave out missing data', async () => {
    const bought = sale({ accountId: SAM, email: 'sam@example.com', language: 'es', coupon: null, vin: null });
    await issue(bought);
    const { buyer, content } = await kept(bought);
    expect(buyer).toEqual({ email: 'sam@example.com', name: '', company: '', address: [], vin: null });
    expect(content).toMatchObject({ language: 'es', lines: [{ name: 'Etiquetas cada mes' }], coupon: null });
  });

  it('have lines that add up to the total after the coupon', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(1_000_000), fc.nat(1_000_000), async (amount, discount) => {
        const bought = sale({ amount, discount });
        await issue(bought);
        const { content, total } = await kept(bought);
        const lines = content.lines.reduce((sum, line) => sum + line.amount, 0);
        expect(lines - (content.coupon?.amount ?? 0)).toBe(total);
      }),
      { numRuns: 10 },
    ));

  it('are issued once per payment, even for concurrent requests', async () => {
    const bought = sale();
    const all = await Promise.all(Array.from({ length: 8 }, () => issue(bought)));
    expect(new Set(all.map(({ number }) => number)).size).toBe(1);
    expect(await issue(bought)).toEqual(all[0]);
  });

  it('are issued separately for each renewal', async () => {
    const first = sale();
    const renewal = sale({ cause: { kind: 'renewal', id: first.cause.id }, amount: 1499, discount: 0, coupon: null });
    expect((await issue(first)).number).not.toBe((await issue(renewal)).number);
    expect((await kept(renewal)).total).toBe(1499);
  });

  it('are recorded once in the audit log, without personal data', async () => {
    const bought = sale();
    const { id, number } = await issue(bought);
    await issue(bought);
    const acts = await tables<AuditTables>(database)
      .selectFrom('audit_entry')
      .select(['brand', 'act', 'detail'])
      .where('subject_id', '=', id)
      .execute();
    const detail = { number, total: 1349, currency: 'USD', order: bought.cause.id };
    expect(acts).toEqual([{ brand: 'one', act: 'billing.invoice-issued', detail }]);
  });

  it.each([
    sql`update invoice set total = total - 1`,
    sql`update invoice set content = '{}', buyer = null, account_id = null`,
    sql`update invoice set buyer = '{}'`,
    sql`delete from invoice`,
    sql`truncate invoice cascade`,
  ])('cannot be changed or deleted once issued', async (statement) => {
    await issue(sale());
    await expect(database.asOwner((owner) => statement.execute(owner))).rejects.toThrow('an issued invoice stays');
  });
});

describe('credit notes', () => {
  it('correct an invoice by the refunded amount, in a separate series', async () => {
    const bought = sale({ language: 'es' });
    const { number } = await issue(bought);
    const note = await refund(bought, 900, 'refund-1');
    expect(note!.number).toMatch(/^CN-2026-\d{5}$/);
    const stored = (await documentOf(database, 'one', { kind: 'refund', id: 'refund-1' }))!;
    expect(stored).toMatchObject({
      kind: 'credit-note',
      total: 900,
      account_id: ANA,
      corrects: (await kept(bought)).id,
      content: { language: 'es', corrects: number, paidOn: '2026-11-28', coupon: null, lines: [{ amount: 900 }] },
    });
    expect(await refund(bought, 900, 'refund-1')).toEqual(note);
  });

  it('are not issued without an invoice or for another brand’s invoice', async () => {
    const [bought, elsewhere] = [sale(), sale()];
    expect(await refund(bought, 900)).toBeNull();
    await issue(elsewhere);
    expect(await refund({ ...elsewhere, brand: DOS }, 900)).toBeNull();
  });
});

describe('numbers have no gaps', () => {
  it('under concurrent requests and rollbacks', async () => {
    let year = 2030;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ dos: fc.boolean(), note: fc.boolean(), fails: fc.boolean() }), {
          minLength: 1,
          maxLength: 24,
        }),
        async (asked) => {
          bench.turnTo(`${++year}-01-01T00:00:00Z`);
          await Promise.all(
            asked.map(({ dos, note, fails }) => {
              const bought = sale({ brand: dos ? DOS : ONE });
              const work = database.transaction(async (tx) => {
                await invoices.invoiceFor(tx, bought);
                const of = { brand: bought.brand, of: bought.cause, refundedAt: new Date(0) };
                if (note) await invoices.creditNoteFor(tx, { ...of, id: crypto.randomUUID(), amount: 1, tax: 0 });
                if (fails) throw new Error('changed my mind');
              });
              return work.catch((error: Error) => expect(error.message).toBe('changed my mind'));
            }),
          );
          const wanted = (brand: boolean, note: boolean) =>
            asked.filter((each) => each.dos === brand && !each.fails && (!note || each.note)).length;
          for (const [brand, kind] of [
            ['one', 'invoice'],
            ['one', 'credit-note'],
            ['dos', 'invoice'],
            ['dos', 'credit-note'],
          ] as const) {
            const rows = await tables<InvoiceTables>(database)
              .selectFrom('invoice')
              .select('serial')
              .where('brand', '=', brand)
              .where('kind', '=', kind)
              .where('year', '=', year)
              .orderBy('serial')
              .execute();
            const count = wanted(brand === 'dos', kind === 'credit-note');
            expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: count }, (_, at) => at + 1));
          }
        },
      ),
      { numRuns: 15 },
    );
    bench.turnTo('2026-11-20T10:00:00Z');
  });

  it('and samples of the sandbox have separate numbers that leave no gap in the others', async () => {
    bench.turnTo('2029-06-01T00:00:00Z');
    const [first, pretended, second] = [sale(), sale({ gateway: 'sandbox' }), sale()];
    expect((await issue(first)).number).toBe('2029-00001');
    expect((await issue(pretended)).number).toBe('SAMPLE-2029-00001');
    expect((await refund(pretended, 900))!.number).toBe('SAMPLE-CN-2029-00001');
    expect((await issue(second)).number).toBe('2029-00002');
    bench.turnTo('2026-11-20T10:00:00Z');
  });

  it('and restart each year in UTC', async () => {
    bench.turnTo('2027-12-31T23:59:59Z');
    expect((await issue(sale())).number).toBe('2027-00001');
    bench.turnTo('2028-01-01T00:00:00Z');
    expect((await issue(sale())).number).toBe('2028-00001');
    bench.turnTo('2026-11-20T10:00:00Z');
  });
});

describe('ADR 18: buyer data on invoices', () => {
  it('exports all documents of a buyer; after erasure they keep numbers and amounts but no personal data', async () => {
    const owner: DataOwner = { id: crypto.randomUUID(), brand: ONE, email: 'mia@erase.example' };
    const keeper = invoiceKeeper(database);
    const bought = sale({ accountId: owner.id, email: owner.email, vin: 'WBA123456789A0003' });
    const { number } = await issue(bought);
    const note = await refund(bought, 900);
    expect(await keeper.exportOf(owner)).toMatchObject([
      { number, total: 1349, buyer: { email: owner.email } },
      { number: note!.number, kind: 'credit-note', total: 900 },
    ]);
    await database.transaction((tx) => keeper.erase(tx, { ...owner, brand: DOS }));
    expect(await countOf(owner.id)).toBe(2);

    await database.transaction((tx) => keeper.erase(tx, owner));
    for (const told of [owner.email, owner.id, 'WBA123456789A0003']) expect(await placesOf(database, told)).toEqual([]);
    expect(await keeper.exportOf(owner)).toEqual([]);
    expect(await kept(bought)).toMatchObject({ total: 1349, buyer: null, account_id: null });
  });
});
